/**
 * A pedalboard in its address: `?kits=fuzz-box:k72-42~b,analog-delay&riff=chug&amp=driven&bypass=all`. Each kit may bring its sound,
 * written as on its own page. Whatever cannot be read is left out, and what was left out is told.
 */
import { paths } from '#domain/paths/paths.ts';
import { ampSettingNames, type AmpPick, type RiffName } from '../../components/player/audio/player.ts';
import { pedalboardRiffs, riffNames } from '../../components/player/riffs.ts';

export const maxPedals = 8;

export interface Placed {
  readonly slug: string;
  /** Its sound as a link has it; empty: as the kit comes. */
  readonly set: string;
}

export interface PedalboardAddress {
  readonly places: readonly Placed[];
  /** Null: none was chosen. */
  readonly riff: RiffName | null;
  /** Null: as it is usual. */
  readonly amp: AmpPick | null;
  /** All of them at once, to compare. */
  readonly bypassed: boolean;
}

/** Slugs, and one for each time it stood there. */
export interface LeftOut {
  readonly unknown: readonly string[];
  readonly silent: readonly string[];
  readonly over: readonly string[];
  /** Those whose knobs and parts cannot be read, or not all of them. */
  readonly garbled: readonly string[];
  /** The name of a riff that there is none of. */
  readonly riff: string | null;
  /** The same of an amp. */
  readonly amp: string | null;
}

/** Nobody's address is longer by itself. */
const maxReadLength = 12_000;
const maxToldLength = 30;

/** One piece of a sound, as `sound-link.ts` reads it. */
const soundPiece = /^(?:k\d{1,3}(?:-\d{1,3})*|t[A-Z]+\d*-\d{1,3}|p[A-Z]+\d*-.+|[ra][a-z]+|b)$/;

const isGarbled = ({ set }: Placed): boolean => set !== '' && set.split('~').some((piece) => !soundPiece.test(piece));

function placed(text: string): Placed {
  const colon = text.indexOf(':');
  return colon < 0 ? { slug: text, set: '' } : { slug: text.slice(0, colon), set: text.slice(colon + 1) };
}

/** `isPlayable`: undefined for what is not in the shop. */
export function pedalboardFromSearch(
  search: string,
  isPlayable: (slug: string) => boolean | undefined,
): PedalboardAddress & { readonly leftOut: LeftOut } {
  const parameters = new URLSearchParams(search);
  const wanted = (parameters.get('kits') ?? '')
    .slice(0, maxReadLength)
    .split(',')
    .filter((text) => text.trim() !== '')
    .map(placed);
  const sounding = wanted.filter(({ slug }) => isPlayable(slug));
  const onIt = sounding.slice(0, maxPedals);
  const riff = pedalboardRiffs.find((each) => each === parameters.get('riff')) ?? null;
  const amp = ([...ampSettingNames, 'off'] as const).find((each) => each === parameters.get('amp')) ?? null;
  const told = (name: string): string | null => parameters.get(name)?.slice(0, maxToldLength) ?? null;
  const slugs = (places: readonly Placed[]): string[] => places.map(({ slug }) => slug);
  return {
    places: onIt,
    riff,
    amp,
    bypassed: parameters.get('bypass') === 'all',
    leftOut: {
      unknown: slugs(wanted.filter(({ slug }) => isPlayable(slug) === undefined)),
      silent: slugs(wanted.filter(({ slug }) => isPlayable(slug) === false)),
      over: slugs(sounding.slice(maxPedals)),
      garbled: slugs(onIt.filter(isGarbled)),
      riff: riff ? null : told('riff'),
      amp: amp ? null : told('amp'),
    },
  };
}

export function pedalboardPath({ places, riff, amp, bypassed }: PedalboardAddress): string {
  if (places.length === 0) return paths.pedalboard();
  const kits = places.map(({ slug, set }) => (set ? `${slug}:${encodeURIComponent(set)}` : slug)).join();
  const chosen = riff && riff !== pedalboardRiffs[0] ? `&riff=${riff}` : '';
  return paths.pedalboard(kits) + chosen + (amp ? `&amp=${amp}` : '') + (bypassed ? '&bypass=all' : '');
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What of a link is not on the pedalboard, and why; null where all of it is. */
export function leftOutSentence(
  { unknown, silent, over, garbled, riff, amp }: LeftOut,
  nameOf: (slug: string) => string,
): string | null {
  const sentences = [
    unknown.length > 0 &&
      (unknown.length === 1
        ? 'One kit in this link isn’t in the shop, so it’s left out.'
        : `${unknown.length} kits in this link aren’t in the shop, so they’re left out.`),
    silent.length > 0 &&
      (silent.length === 1
        ? `The ${nameOf(silent[0]!)} has no sound to play, so it’s left out.`
        : `The ${listed(silent.map(nameOf))} have no sound to play, so they’re left out.`),
    over.length > 0 && `A board holds ${maxPedals} pedals: there was no room for the ${listed(over.map(nameOf))}.`,
    garbled.length > 0 &&
      `We couldn’t read all settings of the ${listed(garbled.map(nameOf))}, so some knobs or parts stand as they come.`,
    riff !== null && `We don’t have a riff called “${riff}”, so you’ll hear ${riffNames[pedalboardRiffs[0]!]} instead.`,
    amp !== null && `We don’t have an amp setting called “${amp}”, so the amp stands as usual.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences.join(' ') : null;
}
