import { useId, useRef, useState } from 'react';
import { PanelNotice } from '../panel-notice.tsx';
import { StateTag } from '../parts/state-tag.tsx';
import { Notice } from '../parts/notice.tsx';
import { useListenKeys } from '../use-listen-keys.ts';
import { leftOutSentence } from './board-address.ts';
import { BoardTransport } from './board-transport.tsx';
import type { BoardKit } from './board.queries.ts';
import { Chooser } from './chooser/chooser.tsx';
import { EmptyBoard } from './empty-board.tsx';
import { Slots } from './slots/slots.tsx';
import { useBoard } from './use-board.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './board.module.css';

export interface BoardProps {
  kits: readonly BoardKit[];
}

/** Up to four kits in a row that play one into the other; below them all that is done to the whole. */
export function Board({ kits }: BoardProps) {
  const [bySlug] = useState(() => new Map(kits.map((kit) => [kit.slug, kit])));
  const board = useBoard(bySlug);
  const { state, send, playing } = board;
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const keepFocus = useKeptFocus(section);
  const [isChoosing, setIsChoosing] = useState(false);
  const leftOut = leftOutSentence(board.leftOut, (slug) => bySlug.get(slug)!.name);
  const isEmpty = state.places.length === 0;
  const add = (slugs: readonly string[]): void => {
    keepFocus('[data-add]');
    send({ type: 'added', kits: slugs.map((slug) => ({ slug, set: '' })) });
  };
  useListenKeys({
    within: 'board',
    onGo: () => {
      if (!isEmpty) board.go();
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
        <EmptyBoard kits={bySlug} onAdd={() => setIsChoosing(true)} onPair={add} />
      ) : (
        <>
          <Slots board={board} kits={bySlug} keepFocus={keepFocus} onAdd={() => setIsChoosing(true)} />
          <BoardTransport board={board} kits={bySlug} />
        </>
      )}
      <div className={visibility.visuallyHidden}>
        <StateTag state={playing} bypassed={state.bypassed} guitar={board.source === 'guitar' ? board.guitar : null} />
      </div>
      <PanelNotice panel={board} onAnswered={() => section.current?.focus()} />
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
