import { useState, type ChangeEvent, type DragEvent } from 'react';

/** Files that are dropped on a place or chosen in a field, and whether some are held over the place. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  return {
    isOver,
    place: {
      onDragOver: over(true),
      onDragLeave: over(false),
      onDrop: (event: DragEvent) => {
        over(false)(event);
        onFiles([...event.dataTransfer.files]);
      },
    },
    field: {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        onFiles([...(target.files ?? [])]);
        // The same file again is a change too.
        target.value = '';
      },
    },
  };
}
