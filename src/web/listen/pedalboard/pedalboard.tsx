import { useId, useRef, useState } from 'react';
import { PanelNotice } from '../panel/panel-notice.tsx';
import { StateTag } from '../panel/parts/state-tag.tsx';
import { Notice } from '../panel/parts/notice.tsx';
import { useListenKeys } from '../panel/use-listen-keys.ts';
import { leftOutSentence } from '../panel/pedalboard-address.ts';
import { PedalboardTransport } from './pedalboard-transport.tsx';
import type { PedalboardKit } from './pedalboard.queries.ts';
import { Chooser } from './chooser/chooser.tsx';
import { EmptyPedalboard } from './empty-pedalboard.tsx';
import { Slots } from './slots/slots.tsx';
import { usePedalboard } from './use-pedalboard.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './pedalboard.module.css';

export interface PedalboardProps {
  kits: readonly PedalboardKit[];
}

/** Up to four kits in a row that play one into the other; below them all that is done to the whole. */
export function Pedalboard({ kits }: PedalboardProps) {
  const [bySlug] = useState(() => new Map(kits.map((kit) => [kit.slug, kit])));
  const pedalboard = usePedalboard(bySlug);
  const { state, send, playing } = pedalboard;
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const keepFocus = useKeptFocus(section);
  const [isChoosing, setIsChoosing] = useState(false);
  const leftOut = leftOutSentence(pedalboard.leftOut, (slug) => bySlug.get(slug)!.name);
  const isEmpty = state.places.length === 0;
  const add = (slugs: readonly string[]): void => {
    keepFocus('[data-add]');
    send({ type: 'added', kits: slugs.map((slug) => ({ slug, set: '' })) });
  };
  useListenKeys({
    within: 'board',
    onGo: () => {
      if (!isEmpty) pedalboard.go();
    },
    onBypass: () => send({ type: 'bypassed', bypassed: !state.bypassed }),
  });
  return (
    <section ref={section} className={styles.board} id="board" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={visibility.visuallyHidden}>
        Your board
      </h2>
      {leftOut && (
        <Notice look="info" title="Not everything in this link is on the board">
          {leftOut}
        </Notice>
      )}
      {isEmpty ? (
        <EmptyPedalboard kits={bySlug} onAdd={() => setIsChoosing(true)} onPair={add} />
      ) : (
        <>
          <Slots pedalboard={pedalboard} kits={bySlug} keepFocus={keepFocus} onAdd={() => setIsChoosing(true)} />
          <PedalboardTransport pedalboard={pedalboard} kits={bySlug} />
        </>
      )}
      <div className={visibility.visuallyHidden}>
        <StateTag
          state={playing}
          bypassed={state.bypassed}
          guitar={pedalboard.source === 'guitar' ? pedalboard.guitar : null}
        />
      </div>
      <PanelNotice panel={pedalboard} onAnswered={() => section.current?.focus()} />
      {isChoosing && (
        <Chooser
          kits={kits.filter(({ playable }) => playable)}
          onClose={() => setIsChoosing(false)}
          onChoose={(slug) => {
            setIsChoosing(false);
            add([slug]);
          }}
        />
      )}
    </section>
  );
}
