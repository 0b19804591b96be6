/** A place in a class, as this browser keeps it beside the build that is made there. */
export interface Place {
  readonly build: string;
  readonly code: string;
  readonly className: string;
  /** What the shop knows the pupil by. */
  readonly secret: string;
  readonly bench: number;
  readonly name: string;
  /** How often the hand went up and down here; odd is up, until the teacher takes it down. */
  readonly handCount: number;
  /** Raising: the class has not heard of it yet. */
  readonly hand: 'down' | 'raising' | 'up';
  /** Nothing is told any more: the class has ended, or the pupil was taken out. */
  readonly over?: 'ended' | 'out';
}

const start = '#place=';

/** Never sent to the shop, unlike the rest of an address. */
export const placeToFragment = (place: Place): string => `${start}${encodeURIComponent(JSON.stringify(place))}`;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Null: there is none, or it was cut or changed on its way. */
export function placeInFragment(fragment: string): Place | null {
  if (!fragment.startsWith(start)) return null;
  try {
    const place = JSON.parse(decodeURIComponent(fragment.slice(start.length))) as Place;
    const { build, code, className, secret, name, bench, handCount } = place;
    const isWhole = [build, code, className, secret, name].every(isText) && [bench, handCount].every(Number.isInteger);
    return isWhole ? place : null;
  } catch {
    return null;
  }
}
