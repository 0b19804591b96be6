import { useEffect, useRef, useState } from 'react';
import type { Player } from './audio/player.ts';
import type { OpenedKit } from './listen-panel-code.ts';

/** A device that cannot play it within this time shows the panel first. */
const longestWaitMs = 500;

/** When it plays or has failed to. Drawing a panel takes all of a small device, which the first sound would have to wait for. */
const firstSound = (player: Player): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      if (player.state.phase === 'loading') return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = player.subscribe(end);
    setTimeout(resolve, longestWaitMs);
    end();
  });

/** What a panel is drawn from, once somebody opened it: by a press, or in silence by the link of a sound. Silent again when the page is left. */
export function useOpenedPanel<Panel extends { readonly kit: OpenedKit }>(fetchPanel: () => Promise<Panel>) {
  const [opened, setOpened] = useState<Panel | null>(null);
  const opening = useRef<Promise<Panel> | null>(null);
  const isLeft = useRef(false);
  const isHeld = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      opening.current?.then(
        ({ kit }) => kit.player.close(),
        () => undefined,
      );
    };
  }, []);
  /** What was not fetched can be tried again. */
  const fetchOnce = async (): Promise<Panel> => {
    const asked = (opening.current ??= fetchPanel());
    try {
      return await asked;
    } catch (error) {
      if (opening.current === asked) opening.current = null;
      throw error;
    }
  };
  /** Who presses while it is opened in silence waits for the same. Rejects where it could not be fetched. */
  const open = async (plays: boolean): Promise<void> => {
    const panel = await fetchOnce();
    // What is closed would open another context, which nothing on the next page could stop.
    if (isLeft.current) return;
    if (plays) {
      panel.kit.begin();
      await firstSound(panel.kit.player);
    }
    setOpened(panel);
  };
  /** A press is likely: what it will need. Whether that came is asked for by the press. */
  const aim = (): void => void fetchOnce().catch(() => undefined);
  /** A press has begun. What cannot be prepared is told when it has ended. */
  const hold = async (): Promise<void> => {
    isHeld.current = true;
    try {
      const { kit } = await fetchOnce();
      if (isHeld.current && !isLeft.current) kit.prepare();
    } catch {
      isHeld.current = false;
    }
  };
  /** It has ended, in a press or elsewhere. */
  const release = (): void => {
    isHeld.current = false;
  };
  /** It was none: a finger on the button scrolls the page, and nothing needs to be ready for it. */
  const cancel = (): void => {
    release();
    const rest = ({ player }: OpenedKit): void => {
      if (player.state.phase === 'idle') player.stop();
    };
    opening.current?.then(({ kit }) => rest(kit)).catch(() => undefined);
  };
  return { opened, open, aim, hold, release, cancel };
}
