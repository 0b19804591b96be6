import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { LazyViewer } from './lazy-viewer.tsx';
import type { PictureViewerProps } from './picture-viewer.tsx';
import visibility from '../../../ui/visibility/visibility.module.css';
import styles from './zoom-button.module.css';

const magnifierPlus = 'M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M16 16l5 5M8 11h6M11 8v6';

/** Opens the picture it stands on over the whole screen. */
export function ZoomButton({ imageUrl, title }: Pick<PictureViewerProps, 'imageUrl' | 'title'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        small
        className={classNames(styles.zoom, visibility.needsScript)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon shape={magnifierPlus} />
        Zoom
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyViewer imageUrl={imageUrl} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
