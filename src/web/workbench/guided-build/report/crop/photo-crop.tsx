import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../ui/dialog/dialog.tsx';
import text from '../../../../ui/text/text.module.css';
import { asItSeems, croppedPhoto, turnedPhoto, type CropShape } from './cropped-photo.ts';
import { wholePhoto, withCorner, type Corner, type Corners } from './straighten.ts';
import styles from './photo-crop.module.css';

const names = ['Upper left corner', 'Upper right corner', 'Lower right corner', 'Lower left corner'] as const;

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface FieldProps {
  url: string;
  corners: Corners;
  onCorner: (k: number, to: Corner) => void;
}

/** The photo with its four corners: dragged, or moved by the arrow keys. */
function CornerField({ url, corners, onCorner }: FieldProps) {
  const drag = (k: number) => (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.parentElement!.getBoundingClientRect();
    onCorner(k, { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  };
  const move = (k: number) => (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.05 : 0.005;
    onCorner(k, { x: corners[k]!.x + way[0] * step, y: corners[k]!.y + way[1] * step });
  };
  return (
    <div className={styles.field}>
      <img src={url} alt="Your photo" draggable={false} />
      <svg className={styles.lines} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} vectorEffect="non-scaling-stroke" />
      </svg>
      {corners.map(({ x, y }, k) => (
        <button
          key={names[k]}
          type="button"
          className={styles.corner}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          aria-label={names[k]}
          aria-describedby="crop-keys"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag(k)}
          onKeyDown={move(k)}
        />
      ))}
    </div>
  );
}

interface PhotoCropProps {
  title: string;
  url: string;
  shape: CropShape;
  onUse: (photo: File) => Promise<void>;
  onClose: () => void;
}

/** Turns a photo, and cuts it to what lies between four corners. Nothing leaves the device. */
export function PhotoCrop({ title, url, shape, onUse, onClose }: PhotoCropProps) {
  const [photo, setPhoto] = useState(url);
  const [corners, setCorners] = useState(wholePhoto);
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  /** What a browser cannot do is said, and breaks nothing. */
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setRefused(false);
    await work().catch(() => setRefused(true));
    setBusy(false);
  };
  const turn = (way: 1 | -1): Promise<void> =>
    attempt(async () => {
      setPhoto(await turnedPhoto(photo, way));
      setCorners(wholePhoto);
    });
  const use = (): Promise<void> =>
    attempt(async () => {
      // As it was taken, but for turning: no corner was moved, and there is nothing to straighten.
      const wanted = corners === wholePhoto ? asItSeems : shape;
      const made = await croppedPhoto(photo, corners, wanted);
      if (!made) throw new Error('No picture.');
      await onUse(made);
      onClose();
    });
  return (
    <Dialog title={title} onClose={onClose} busy={isBusy}>
      <CornerField
        url={photo}
        corners={corners}
        onCorner={(k, to) => setCorners((before) => withCorner(before, k, to))}
      />
      <p id="crop-keys" className={text.meta}>
        Drag the corners, or choose one and use the arrow keys. With Shift they go further.
      </p>
      <div className={styles.acts}>
        <Button small onClick={() => void turn(-1)}>
          Turn left
        </Button>
        <Button small onClick={() => void turn(1)}>
          Turn right
        </Button>
        <Button
          small
          variant="quiet"
          onClick={() => {
            setPhoto(url);
            setCorners(wholePhoto);
          }}
        >
          Start over
        </Button>
      </div>
      {isRefused && (
        <p role="alert" className={styles.problem}>
          Your browser couldn’t change this photo. It stays as it was.
        </p>
      )}
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          Keep it as it was
        </Button>
        <Button variant="primary" pending={isBusy} onClick={() => void use()}>
          Use this photo
        </Button>
      </DialogActions>
    </Dialog>
  );
}
