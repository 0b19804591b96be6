import { useState } from 'react';
import { toast } from '../../../toast/toast-store.ts';
import { plus } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { maxPedals } from '../../panel/pedalboard-address.ts';
import { moved, type Place } from '../pedalboard-state.ts';
import type { PedalboardKit } from '../pedalboard.queries.ts';
import type { PedalboardControls } from '../use-pedalboard.ts';
import type { KeepFocus } from '../use-kept-focus.ts';
import { Slot } from './slot.tsx';
import styles from './slots.module.css';

interface SlotsProps {
  pedalboard: PedalboardControls;
  kits: ReadonlyMap<string, PedalboardKit>;
  keepFocus: KeepFocus;
  onAdd: () => void;
}

/** The pedals side by side, so that their cables meet, and the place for the next. */
export function Slots({ pedalboard, kits, keepFocus, onAdd }: SlotsProps) {
  const { state, send, playing } = pedalboard;
  const { places } = state;
  const [said, say] = useState('');
  const move = (place: Place, by: -1 | 1, name: string): void => {
    const at = `[data-place="${place.id}"] [data-move`;
    keepFocus(`${at}="${by}"]`, `${at}]`);
    send({ type: 'moved', id: place.id, by });
    const to = moved(places, place.id, by).findIndex(({ id }) => id === place.id);
    say(`${name} is now ${to + 1} of ${places.length}`);
  };
  const takeOff = (place: Place, at: number, name: string): void => {
    keepFocus('[data-add]');
    send({ type: 'removed', id: place.id });
    toast({
      title: `${name} taken off the board`,
      action: {
        label: 'Undo',
        altText: `Put the ${name} back where it was`,
        run: () => send({ type: 'returned', place, at }),
      },
    });
  };
  return (
    <>
      <ol className={styles.slots} aria-label="Pedals, from guitar to amp">
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
              isPlaying={playing.phase === 'playing'}
              bypassed={state.bypassed}
              onMove={(by) => move(place, by, kit.name)}
              onTakeOff={() => takeOff(place, index, kit.name)}
              onTurn={pedalboard.turn}
              onStep={pedalboard.step}
            />
          );
        })}
        {places.length < maxPedals && (
          <li className={styles.vacant}>
            <button type="button" className={styles.add} data-add onClick={onAdd}>
              <Icon shape={plus} />
              <b>Add a pedal</b>
            </button>
          </li>
        )}
      </ol>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </>
  );
}
