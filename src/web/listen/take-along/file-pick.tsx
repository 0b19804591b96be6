import { LabelledControl } from '../../ui/field/labelled-control.tsx';
import { useFileDrop } from '../../ui/file-drop/use-file-drop.ts';
import { megabytes } from './save-file.ts';
import styles from './file-pick.module.css';

interface FilePickProps {
  label: string;
  accept: string;
  hint: string;
  file: File | null;
  onPick: (file: File) => void;
}

/** One file of the visitor's, picked or dropped. */
export function FilePick({ label, accept, hint, file, onPick }: FilePickProps) {
  const { place, field } = useFileDrop(([first]) => first && onPick(first));
  return (
    <LabelledControl label={label} hint={hint} className={styles.pick}>
      {(control) => (
        <span className={styles.place} {...place}>
          <input type="file" accept={accept} {...control} {...field} />
          {file && <span className={styles.name}>{`${file.name}, ${megabytes(file.size)}`}</span>}
        </span>
      )}
    </LabelledControl>
  );
}
