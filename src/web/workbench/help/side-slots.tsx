import { helpSideNames, helpSides, type HelpSide } from '#domain/help/help.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { camera } from '../../ui/icon/icon-shapes.ts';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { useFileDrop } from '../../ui/file-drop/use-file-drop.ts';
import type { Photos } from '../guided-build/photos/use-photos.ts';
import type { SidePhoto } from './help.queries.ts';
import { stepOfSide } from './side-photos.ts';
import styles from './side-slots.module.css';

interface SlotProps {
  side: HelpSide;
  url: string | undefined;
  isBusy: boolean;
  onFile: (file: File) => void;
}

function Slot({ side, url, isBusy, onFile }: SlotProps) {
  const { isOver, place, field } = useFileDrop((files) => {
    if (files[0] && !isBusy) onFile(files[0]);
  });
  const label = helpSideNames[side];
  return (
    <label className={classNames(styles.slot, isOver && styles.over)} {...place}>
      {url ? <img src={url} alt="" /> : <Icon shape={camera} />}
      <b>{label}</b>
      <span>{url ? 'Replace' : 'Add a photo'}</span>
      <VisuallyHidden>
        <input
          type="file"
          accept="image/*"
          aria-label={`${url ? 'Replace the photo' : 'Add a photo'}: ${label}`}
          {...field}
        />
      </VisuallyHidden>
    </label>
  );
}

/** Both sides of the board, and two more if they help. They stay on this device until Ask is pressed. */
export function SideSlots({ photos, own }: { photos: Photos; own: readonly SidePhoto[] }) {
  const add = async (side: HelpSide, file: File): Promise<void> => {
    const before = photos.list.filter(({ step }) => step === stepOfSide(side));
    await photos.add([file], stepOfSide(side));
    for (const old of before) await photos.remove(old);
  };
  return (
    <div className={styles.slots} role="group" aria-label="Photos">
      {helpSides.map((side) => (
        <Slot
          key={side}
          side={side}
          url={own.find((photo) => photo.side === side)?.url}
          isBusy={photos.isBusy}
          onFile={(file) => void add(side, file)}
        />
      ))}
      {photos.problem && (
        <p className={styles.problem} role="alert">
          {photos.problem}
        </p>
      )}
    </div>
  );
}
