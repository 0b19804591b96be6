import { classNames } from '../../../ui/class-names.ts';
import { useFileDrop } from '../../../ui/file-drop/use-file-drop.ts';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import type { Photos } from './use-photos.ts';
import styles from './add-photo.module.css';

interface AddPhotoProps {
  photos: Photos;
  onFiles: (files: readonly File[]) => void;
}

/** Where a photo is taken with a phone, or dropped. */
export function AddPhoto({ photos: { isBusy, problem }, onFiles }: AddPhotoProps) {
  const { isOver, place, field } = useFileDrop((files) => {
    if (files.length > 0 && !isBusy) onFiles(files);
  });
  return (
    <>
      <label className={classNames(styles.drop, isOver && styles.over)} {...place}>
        <b>{isBusy ? 'Keeping it…' : 'Add a photo'}</b>
        <span>
          Take one, choose one, or drop it here. Photos stay on this device; they aren’t sent to your account.
        </span>
        <VisuallyHidden>
          <input type="file" accept="image/*" multiple aria-label="Add a photo" {...field} />
        </VisuallyHidden>
      </label>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
