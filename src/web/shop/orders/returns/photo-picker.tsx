import { useEffect, useState } from 'react';
import { maxPhotoBytes, maxPhotos } from '#domain/returns/claims.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useFileDrop } from '../../../ui/file-drop/use-file-drop.ts';
import { camera } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import text from '../../../ui/text/text.module.css';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { readDataUrl } from './data-url.ts';
import styles from './photo-picker.module.css';

const megabytes = maxPhotoBytes / 1024 / 1024;

const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** As phones write them. The server decides by the content. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif';

function Preview({ file, onRemove }: { file: File; onRemove: () => void }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    void readDataUrl(file).then((read) => isHere && setUrl(read));
    return () => {
      isHere = false;
    };
  }, [file]);
  return (
    <li className={styles.photo}>
      {url === null ? <span className={styles.blank} /> : <img src={url} alt="" />}
      <span className={styles.name}>{file.name}</span>
      <TextButton aria-label={`Remove ${file.name}`} onClick={onRemove}>
        Remove
      </TextButton>
    </li>
  );
}

interface PhotoPickerProps {
  readonly photos: readonly File[];
  /** How many are with us already. */
  readonly kept?: number;
  readonly onChange: (photos: readonly File[]) => void;
}

/** Photos that go with a return or claim: taken, chosen or dropped. What does not fit is said before it is sent. */
export function PhotoPicker({ photos, kept = 0, onChange }: PhotoPickerProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const room = maxPhotos - kept;
  const { isOver, place, field } = useFileDrop((files) => {
    const large = files.filter(({ size }) => size > maxPhotoBytes);
    const fitting = files.filter(({ size }) => size <= maxPhotoBytes);
    setProblem(
      large.length > 0
        ? `${large.map(({ name }) => name).join(', ')} is larger than ${megabytes} MB. Please make it smaller.`
        : photos.length + fitting.length > room
          ? `We keep up to ${maxPhotos} photos.`
          : null,
    );
    // The same file twice is one photo.
    const all = new Map([...photos, ...fitting].map((file) => [keyOf(file), file]));
    onChange([...all.values()].slice(0, room));
  });
  return (
    <div className={styles.picker}>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((file) => (
            <Preview key={keyOf(file)} file={file} onRemove={() => onChange(photos.filter((one) => one !== file))} />
          ))}
        </ul>
      )}
      {photos.length < room && (
        <label className={classNames(styles.drop, isOver && styles.over)} {...place}>
          <Icon shape={camera} />
          <b>{photos.length === 0 ? 'Add a photo' : 'Add another'}</b>
          <VisuallyHidden>
            <input type="file" accept={accepted} multiple {...field} />
          </VisuallyHidden>
        </label>
      )}
      <p className={text.meta}>
        A photo helps us answer sooner. Up to {maxPhotos}, {megabytes} MB each; we remove where it was taken.
      </p>
      <p className={styles.problem} role="status">
        {problem}
      </p>
    </div>
  );
}
