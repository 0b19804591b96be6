import { TextButton } from '../../../ui/text-button/text-button.tsx';
import { dayText } from '../../builds/day-text.ts';
import type { Photos } from './use-photos.ts';
import styles from './photo-list.module.css';

/** What was photographed of a board, oldest first. */
export function PhotoList({ photos: { list, deleted, remove, bringBack } }: { photos: Photos }) {
  return (
    <>
      <ul className={styles.photos}>
        {list.map((photo, k) => (
          <li key={photo.id}>
            <img src={photo.url} alt={`Photo ${k + 1} of the board, ${dayText(photo.takenAt)}`} />
            <span>{dayText(photo.takenAt)}</span>
            <TextButton aria-label={`Delete photo ${k + 1}`} onClick={() => void remove(photo)}>
              Delete
            </TextButton>
          </li>
        ))}
      </ul>
      {/* Not as a toast: a dialog lies over those. */}
      <p className={styles.deleted} role="status">
        {deleted && (
          <>
            Photo deleted.{' '}
            <TextButton
              // What had the focus is gone with the photo.
              ref={(button) => button?.focus()}
              onClick={() => void bringBack()}
            >
              Undo
            </TextButton>
          </>
        )}
      </p>
    </>
  );
}
