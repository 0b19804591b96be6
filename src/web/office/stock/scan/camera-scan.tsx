import { useEffect, useRef, useState } from 'react';
import { FormError } from '../../../forms/form-error.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Button } from '../../ui/button/button.tsx';
import { barcode } from '../../ui/icon/office-icon-shapes.ts';
import { canReadCodes, readCode } from './barcode-detector.ts';
import styles from './camera-scan.module.css';

function CameraDialog({ onRead, onClose }: { onRead: (text: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [error, setError] = useState<string | null>(null);
  const latest = useRef(onRead);
  useEffect(() => {
    const ending = new AbortController();
    readCode(video.current!, ending.signal).then(
      (text) => text !== null && latest.current(text),
      () => setError('The camera can’t be used. Allow it in the browser, or type the name instead.'),
    );
    return () => ending.abort();
  }, []);
  return (
    <Dialog title="Hold the code in front of the camera" onClose={onClose}>
      <video ref={video} className={styles.video} muted playsInline aria-label="What the camera sees" />
      <FormError>{error}</FormError>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The camera as a scanner, where the browser reads codes. */
export function CameraScan({ onRead }: { onRead: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (!canReadCodes()) return null;
  const read = (text: string) => {
    setOpen(false);
    onRead(text);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon shape={barcode} />
        Camera
      </Button>
      {isOpen && <CameraDialog onRead={read} onClose={() => setOpen(false)} />}
    </>
  );
}
