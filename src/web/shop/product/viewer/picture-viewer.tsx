import { useEffect, useLayoutEffect, useRef } from 'react';
import { cross, minus, plus } from '../../../ui/icon/icon-shapes.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useView } from './use-view.ts';
import { viewAfterKey } from './view-state.ts';
import styles from './picture-viewer.module.css';

export interface PictureViewerProps {
  imageUrl: string;
  /** What the picture shows. */
  title: string;
  onClose: () => void;
}

const fit = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5';

/** Open for as long as it is rendered, over everything else. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // Closed before it leaves the page: only then does the browser give the focus back.
    return () => element.close();
  }, []);
  return dialog;
}

/** A picture as large as the screen and sharp at any size. Wheel, pinch, drag or keys: +, -, arrows, 0; Esc closes. */
export function PictureViewer({ imageUrl, title, onClose }: PictureViewerProps) {
  const dialog = useModal();
  const { place, view, setView, pointers } = useView();
  const press = (key: string): boolean => {
    const next = viewAfterKey(view, key, place.current!.getBoundingClientRect());
    if (next) setView(next);
    return next !== null;
  };
  useEffect(() => place.current?.focus(), [place]);
  const percent = `${Math.round(view.zoom * 100)}%`;
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onKeyDown={(event) => press(event.key) && event.preventDefault()}
    >
      <div ref={place} className={styles.place} tabIndex={-1} {...pointers} onDoubleClick={() => press('+')}>
        <img
          src={imageUrl}
          alt={title}
          draggable={false}
          style={{
            width: percent,
            height: percent,
            translate: `calc(-50% + ${view.x}px) calc(-50% + ${view.y}px)`,
          }}
        />
      </div>
      <div className={styles.controls}>
        <IconButton label="Zoom out" disabled={view.zoom <= 1} onClick={() => press('-')}>
          <Icon shape={minus} />
        </IconButton>
        <output className={styles.zoom}>{percent}</output>
        <IconButton label="Zoom in" onClick={() => press('+')}>
          <Icon shape={plus} />
        </IconButton>
        <IconButton label="Show the whole picture" onClick={() => press('0')}>
          <Icon shape={fit} />
        </IconButton>
        <IconButton label="Close" onClick={onClose}>
          <Icon shape={cross} />
        </IconButton>
      </div>
    </dialog>
  );
}
