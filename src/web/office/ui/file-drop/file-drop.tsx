import type { ReactNode } from 'react';
import { useFileDrop } from '../../../ui/file-drop/use-file-drop.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { upload } from '../../../ui/icon/icon-shapes.ts';
import styles from './file-drop.module.css';

interface FileDropProps {
  /** 'Drop a CSV here, or choose one' */
  readonly label: string;
  /** As of the field: '.csv,text/csv'. The server decides by the content. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** 'JPEG to AVIF, at most 10 MB' */
  readonly hint?: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A place for files: dropped, or chosen with the keyboard or a tap. */
export function FileDrop({ label, accept, multiple = false, disabled = false, hint, onFiles }: FileDropProps) {
  const { isOver, place, field } = useFileDrop((files) => {
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1));
  });
  return (
    <label className={classNames(styles.drop, isOver && !disabled && styles.over)} {...place}>
      <Icon shape={upload} />
      <span className={styles.label}>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
      <VisuallyHidden>
        <input type="file" accept={accept} multiple={multiple} disabled={disabled} {...field} />
      </VisuallyHidden>
    </label>
  );
}
