import { useEffect, useRef } from 'react';

/**
 * A link that says Play leaves the birth of its document in the history, which is the wish: a reload is another document. It is
 * taken once, so that whoever comes back to the entry finds none.
 */
function takePlayWish(): boolean {
  const isWished = history.state === performance.timeOrigin;
  if (isWished) history.replaceState(null, '');
  return isWished;
}

/** Plays once all that stands in the row is there, if a press has led here. The result takes the wish back. */
export function usePlayWish(isRowReady: boolean, play: () => void): () => void {
  const isWished = useRef(false);
  useEffect(() => {
    isWished.current = takePlayWish();
  }, []);
  useEffect(() => {
    if (!isWished.current || !isRowReady) return;
    isWished.current = false;
    play();
  });
  return () => {
    isWished.current = false;
  };
}
