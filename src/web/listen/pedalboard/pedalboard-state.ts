/** What stands on the pedalboard in which order, and what each touch does to it. */
import type { RiffName } from '../../components/player/audio/player.ts';
import { maxPedals, type PedalboardAddress, type Placed } from '../panel/pedalboard-address.ts';
import { pedalboardRiffs } from '../../components/player/riffs.ts';

/** The same kit may stand there twice, so each has a number of its own. */
export interface Place extends Placed {
  readonly id: number;
}

export interface PedalboardState {
  readonly places: readonly Place[];
  readonly riff: RiffName;
  readonly bypassed: boolean;
  /** Of the place that came last. */
  readonly lastId: number;
}

export type PedalboardEvent =
  | { readonly type: 'added'; readonly kits: readonly Placed[] }
  | { readonly type: 'moved'; readonly id: number; readonly by: number }
  | { readonly type: 'removed'; readonly id: number }
  /** Where it was, as it was. */
  | { readonly type: 'returned'; readonly place: Place; readonly at: number }
  /** Another board instead of it, as an address has it. */
  | { readonly type: 'opened'; readonly address: Omit<PedalboardAddress, 'amp'> }
  | { readonly type: 'set'; readonly id: number; readonly set: string }
  | { readonly type: 'chosen'; readonly riff: RiffName }
  | { readonly type: 'bypassed'; readonly bypassed: boolean };

export const initialPedalboardState = ({
  places,
  riff,
  bypassed,
}: Omit<PedalboardAddress, 'amp'>): PedalboardState => ({
  places: places.map((place, index) => ({ ...place, id: index + 1 })),
  riff: riff ?? pedalboardRiffs[0]!,
  bypassed,
  lastId: places.length,
});

/** Past either end it stays where it is. */
export function moved<Item extends { readonly id: number }>(
  items: readonly Item[],
  id: number,
  by: number,
): readonly Item[] {
  const from = items.findIndex((item) => item.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= items.length) return items;
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, items[from]!);
}

export function reducePedalboard(state: PedalboardState, event: PedalboardEvent): PedalboardState {
  const { places, lastId } = state;
  switch (event.type) {
    case 'added': {
      const fresh = event.kits
        .slice(0, maxPedals - places.length)
        .map(({ slug, set }, index) => ({ slug, set, id: lastId + index + 1 }));
      return { ...state, places: [...places, ...fresh], lastId: lastId + fresh.length };
    }
    case 'moved':
      return { ...state, places: moved(places, event.id, event.by) };
    case 'removed':
      return { ...state, places: places.filter(({ id }) => id !== event.id) };
    case 'returned':
      if (places.length >= maxPedals || places.some(({ id }) => id === event.place.id)) return state;
      return { ...state, places: places.toSpliced(event.at, 0, event.place) };
    case 'opened': {
      // Numbers go on: a pedal that stands there again is another.
      const fresh = initialPedalboardState(event.address);
      return {
        ...fresh,
        places: fresh.places.map((place) => ({ ...place, id: place.id + lastId })),
        lastId: lastId + fresh.lastId,
      };
    }
    case 'set':
      return {
        ...state,
        places: places.map((place) => (place.id === event.id ? { ...place, set: event.set } : place)),
      };
    case 'chosen':
      return { ...state, riff: event.riff };
    case 'bypassed':
      return { ...state, bypassed: event.bypassed };
  }
}
