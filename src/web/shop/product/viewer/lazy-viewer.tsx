import { lazy, useEffect, type ComponentType } from 'react';
import type { PictureViewerProps } from './picture-viewer.tsx';

/** If the viewer cannot be fetched, the browser shows the picture by itself. */
function PlainPicture({ imageUrl }: PictureViewerProps) {
  useEffect(() => location.assign(imageUrl), [imageUrl]);
  return null;
}

/** Fetched by those who open a picture. */
export const LazyViewer = lazy<ComponentType<PictureViewerProps>>(() =>
  import('./picture-viewer.tsx').then(
    (module) => ({ default: module.PictureViewer }),
    () => ({ default: PlainPicture }),
  ),
);
