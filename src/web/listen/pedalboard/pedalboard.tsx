import { useId, useRef, useState } from 'react';
import { PanelNotice } from '../panel/panel-notice.tsx';
import { toast } from '../../toast/toast-store.ts';
import type { SavedBoard } from './saved/saved-boards.ts';
import { StateTag } from '../panel/parts/state-tag.tsx';
import { Notice } from '../panel/parts/notice.tsx';
import { useListenKeys } from '../panel/use-listen-keys.ts';
import { leftOutSentence } from '../panel/pedalboard-address.ts';
import { PedalboardTransport } from './pedalboard-transport.tsx';
import type { PedalboardKit } from './pedalboard.queries.ts';
import { SavedBoards } from './saved/saved-boards.tsx';
import { SetNeeds } from './set/set-needs.tsx';
import { Slots } from './slots/slots.tsx';
import { usePedalboard } from './use-pedalboard.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './pedalboard.module.css';
import { Button } from '../../ui/button/button.tsx';
import { plus } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import text from '../../ui/text/text.module.css';
import { subcategories } from '#domain/catalogue/catalogue.ts';
import { Price } from '../../components/price/price.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';

interface ChooserProps {
  kits: readonly PedalboardKit[];
  onChoose: (slug: string) => void;
  onClose: () => void;
}

/** All kits that sound, by what they do. */
function Chooser({ kits, onChoose, onClose }: ChooserProps) {
  const known = new Set(subcategories.kit.map(({ slug }) => slug));
  const groups = [...subcategories.kit, { slug: null, label: 'More' }]
    .map(({ slug, label }) => ({
      label,
      kits: kits.filter(({ subcategory }) => (slug === null ? !known.has(subcategory) : subcategory === slug)),
    }))
    .filter((group) => group.kits.length > 0);
  return (
    <Dialog title="Add a pedal" className={styles.dialog} onClose={onClose}>
      {groups.map((group) => (
        <section key={group.label} className={styles.group}>
          <h3>{group.label}</h3>
          <ul>
            {group.kits.map((kit) => (
              <li key={kit.slug}>
                <button type="button" className={styles.kit} onClick={() => onChoose(kit.slug)}>
                  <img src={kit.imageUrl} alt="" width={132} height={154} loading="lazy" />
                  <span>
                    <b>{kit.name}</b>
                    <Price amount={kit.price} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}

/** What most people put on a pedalboard first: something that breaks up, and something that repeats it. */
const firstPair = ['vintage-overdrive', 'analog-delay'] as const;

interface EmptyPedalboardProps {
  kits: ReadonlyMap<string, PedalboardKit>;
  onAdd: () => void;
  onPair: (slugs: readonly string[]) => void;
}

function EmptyPedalboard({ kits, onAdd, onPair }: EmptyPedalboardProps) {
  const pair = firstPair.flatMap((slug) => kits.get(slug) ?? []).filter(({ playable }) => playable);
  return (
    <div className={styles.empty}>
      <h3>Nothing on the board yet</h3>
      <p className={text.lead}>
        Add a kit, then another behind it. The guitar comes in on the left and leaves for the amp on the right.
      </p>
      <div className={styles.ways}>
        {pair.length === firstPair.length && (
          <Button variant="primary" onClick={() => onPair(firstPair)}>
            Start with {pair.map(({ name }) => name).join(' into ')}
          </Button>
        )}
        <Button onClick={onAdd}>
          <Icon shape={plus} />
          Add a pedal
        </Button>
      </div>
    </div>
  );
}

export interface PedalboardProps {
  kits: readonly PedalboardKit[];
}

/** Up to eight kits in a row that play one into the other; below them all that is done to the whole. */
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
    // The place for the next is gone when the board is full: then the last of them has the focus.
    keepFocus('[data-add]', 'li:last-child [data-grip]');
    send({ type: 'added', kits: slugs.map((slug) => ({ slug, set: '' })) });
  };
  const openSaved = ({ name, search }: SavedBoard): void => {
    const before = pedalboard.search;
    if (search === before) return;
    pedalboard.open(search);
    toast({
      title: `“${name}” is on the board`,
      ...(before !== null && {
        action: { label: 'Undo', altText: 'Put back what was on the board', run: () => pedalboard.open(before) },
      }),
    });
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
          <PedalboardTransport pedalboard={pedalboard} />
        </>
      )}
      <div className={visibility.visuallyHidden}>
        <StateTag
          state={playing}
          bypassed={state.bypassed}
          guitar={pedalboard.source === 'guitar' ? pedalboard.guitar : null}
        />
      </div>
      <PanelNotice panel={pedalboard} subject="board" onAnswered={() => section.current?.focus()} />
      {!isEmpty && <SetNeeds kits={state.places.flatMap(({ slug }) => bySlug.get(slug) ?? [])} />}
      <SavedBoards search={pedalboard.search} onOpen={openSaved} />
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
