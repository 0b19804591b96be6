import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { toast } from '../../../toast/toast-store.ts';
import { classNames } from '../../../ui/class-names.ts';
import { plus } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { maxPedals } from '../../panel/pedalboard-address.ts';
import { moved, type Place } from '../pedalboard-state.ts';
import type { PedalboardKit } from '../pedalboard.queries.ts';
import type { PedalboardControls } from '../use-pedalboard.ts';
import type { KeepFocus } from '../use-kept-focus.ts';
import { Slot } from './slot.tsx';
import { useDragOrder } from './use-drag-order.ts';
import styles from './slots.module.css';

/** How far a key on a grip moves its pedal in a row of so many. */
function keyedMove(key: string, index: number, count: number): number {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return -1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return 1;
  if (key === 'Home') return -index;
  return key === 'End' ? count - 1 - index : 0;
}

interface SlotsProps {
  pedalboard: PedalboardControls;
  kits: ReadonlyMap<string, PedalboardKit>;
  keepFocus: KeepFocus;
  onAdd: () => void;
}

/** The pedals side by side, so that their cables meet, and the place for the next. */
export function Slots({ pedalboard, kits, keepFocus, onAdd }: SlotsProps) {
  const { state, send, player } = pedalboard;
  const { places } = state;
  const list = useRef<HTMLOListElement>(null);
  const [said, say] = useState('');
  // A toast is pressed when the board may hold others than it did when the toast was made.
  const count = useRef(places.length);
  useEffect(() => {
    count.current = places.length;
  });
  const nameOf = (id: number): string => kits.get(places.find((place) => place.id === id)!.slug)!.name;
  /** `focused`: what had the focus, and what gets it where that cannot be pressed any more. */
  const move = (id: number, by: number, ...focused: readonly string[]): void => {
    const after = moved(places, id, by);
    if (after === places) return;
    keepFocus(...focused.map((each) => `[data-place="${id}"] ${each}`));
    send({ type: 'moved', id, by });
    say(`${nameOf(id)} is now ${after.findIndex((place) => place.id === id) + 1} of ${places.length}`);
  };
  const drag = useDragOrder(list, (id, by) => move(id, by, '[data-grip]'));
  const onGripKey =
    ({ id }: Place, index: number) =>
    (event: KeyboardEvent) => {
      const by = keyedMove(event.key, index, places.length);
      if (event.key === 'Escape' && drag.dragged) drag.cancel();
      else if (by !== 0) move(id, by, '[data-grip]');
      else return;
      event.preventDefault();
    };
  const takeOff = (place: Place, at: number, name: string): void => {
    keepFocus('[data-add]');
    send({ type: 'removed', id: place.id });
    say(`${name} taken off the board`);
    toast({
      title: `${name} taken off the board`,
      action: {
        label: 'Undo',
        altText: `Put the ${name} back where it was`,
        run() {
          if (count.current < maxPedals) send({ type: 'returned', place, at });
          else toast({ title: `No room for the ${name}: the board holds ${maxPedals} pedals` });
        },
      },
    });
  };
  /** On which side of this pedal the one that is dragged would go. */
  const dropSide = (index: number): 'before' | 'after' | undefined => {
    const { dragged } = drag;
    if (!dragged || dragged.to !== index || dragged.from === index) return undefined;
    return dragged.to < dragged.from ? 'before' : 'after';
  };
  const isFull = places.length >= maxPedals;
  return (
    <>
      <ol
        ref={list}
        className={classNames(styles.slots, drag.dragged && styles.dragging)}
        aria-label="Pedals, from guitar to amp"
      >
        {places.map((place, index) => {
          const kit = kits.get(place.slug)!;
          return (
            <Slot
              key={place.id}
              kit={kit}
              place={place}
              number={index + 1}
              isLast={index === places.length - 1}
              ready={pedalboard.readyById.get(place.id)}
              found={pedalboard.found[index]!}
              player={player}
              isPlaying={pedalboard.playing.phase === 'playing'}
              bypassed={state.bypassed}
              isDragged={drag.dragged?.id === place.id}
              dropSide={dropSide(index)}
              grip={{ ...drag.gripOf(place.id, index), onKeyDown: onGripKey(place, index) }}
              onMove={(by) => move(place.id, by, `[data-move="${by}"]`, '[data-move]')}
              onTakeOff={() => takeOff(place, index, kit.name)}
              onTurn={pedalboard.turn}
              onStep={pedalboard.step}
            />
          );
        })}
        {!isFull && (
          <li className={styles.vacant}>
            <button type="button" className={styles.add} data-add onClick={onAdd}>
              <Icon shape={plus} />
              <b>Add a pedal</b>
            </button>
          </li>
        )}
      </ol>
      <p role="status" className={styles.full}>
        {isFull && `The board is full: it holds ${maxPedals} pedals. Take one off to add another.`}
      </p>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </>
  );
}
