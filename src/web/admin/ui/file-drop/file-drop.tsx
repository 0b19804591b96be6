import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { upload } from '../icon/office-icon-shapes.ts';
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
  const [isOver, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (taken.length > 0 && !disabled) onFiles(taken);
    // The same file again is a change too.
    if (field.current) field.current.value = '';
  };
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is && !disabled);
  };
  return (
    <label
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      <Icon shape={upload} />
      <span className={styles.label}>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
      <VisuallyHidden>
        <input
          ref={field}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => take(event.target.files)}
        />
      </VisuallyHidden>
    </label>
  );
}
