import { useRef } from 'react';
import { LabelledControl } from '../../ui/field/labelled-control.tsx';
import { useFileDrop } from '../../ui/file-drop/use-file-drop.ts';
import styles from './file-pick.module.css';

interface FilePickProps {
  label: string;
  accept: string;
  hint: string;
  onPick: (file: File | null) => void;
}

/** One file of the visitor's, picked or dropped; the browser shows its name. */
export function FilePick({ label, accept, hint, onPick }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  const { place } = useFileDrop(([dropped]) => {
    if (!dropped) return;
    const files = new DataTransfer();
    files.items.add(dropped);
    input.current!.files = files.files;
    onPick(dropped);
  });
  return (
    <LabelledControl label={label} hint={hint} className={styles.pick}>
      {(control) => (
        <span className={styles.place} {...place}>
          <input
            ref={input}
            type="file"
            accept={accept}
            {...control}
            onChange={({ target }) => onPick(target.files?.[0] ?? null)}
          />
        </span>
      )}
    </LabelledControl>
  );
}
