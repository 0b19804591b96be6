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
  useEffect(
    () => () =>
      void opening.current?.then(
        ({ kit }) => kit.player.close(),
        () => undefined,
      ),
    [],
  );
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
    if (plays) {
      panel.kit.begin();
      await firstSound(panel.kit.player);
    }
    setOpened(panel);
  };
  /** A press is likely, or has begun: what it will need. Whether that came is asked for by the press. */
  const aim = async (isPressed: boolean): Promise<void> => {
    const panel = await fetchOnce().catch(() => null);
    if (isPressed) panel?.kit.prepare();
  };
  return { opened, open, aim };
}
