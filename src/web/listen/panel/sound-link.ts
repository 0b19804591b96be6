/**
 * A sound in the address: `?sound=k72-42-58~tTR1-61~pC3-100n~rchug~b~adriven`. Knobs in hundredths in the order of the box; what
 * stands as it comes is left out. Whatever cannot be read is as if it were not there; of a riff that is not ours it is told.
 */
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { Placed } from './pedalboard-address.ts';
import { ampSettingNames, type RiffName } from '../../components/player/audio/player.ts';
import { toCircuitNotation } from './part-values.ts';
import { soundToText, type SharedSound } from '#drawings/listen/sound-text.ts';
import { isSameSound, stockSound, type ByRef, type Sound } from '#drawings/listen/sound.ts';

const position = (text: string): number | null => (/^\d{1,3}$/.test(text) ? Math.min(Number(text), 100) / 100 : null);

/** 'TR1-61' is TR1 and 61; a value may hold a dash of its own. */
function pair(text: string): [string, string] {
  const dash = text.indexOf('-');
  return dash < 0 ? [text, ''] : [text.slice(0, dash), text.slice(dash + 1)];
}

function knobsOf(sheet: ListenSheet, text: string | undefined, stock: ByRef<number>): ByRef<number> {
  const given = text?.split('-') ?? [];
  return Object.fromEntries(sheet.controls.map(({ ref }, index) => [ref, position(given[index] ?? '') ?? stock[ref]!]));
}

const piecesOf = (text: string): string[] => text.slice(0, 2000).split('~');

/** The riff that a link names and that there is none of; as much of its name as anybody needs to see. */
export function unknownRiffIn(text: string, riffs: readonly RiffName[]): string | null {
  const [named] = piecesOf(text).flatMap((piece) => (piece.startsWith('r') ? [piece.slice(1, 31)] : []));
  return named === undefined || riffs.some((riff) => riff === named) ? null : named;
}

export function soundFromText(sheet: ListenSheet, text: string, riffs: readonly RiffName[]): SharedSound<RiffName> {
  const pieces = piecesOf(text);
  const of = (sign: string): string[] =>
    pieces.filter((piece) => piece.startsWith(sign)).map((piece) => piece.slice(1));
  const stock = stockSound(sheet);
  const trimmers = of('t').flatMap((piece) => {
    const [ref, value] = pair(piece);
    const at = position(value);
    return at !== null && Object.hasOwn(stock.trimmers, ref) ? [[ref, at] as const] : [];
  });
  const swaps = of('p').flatMap((piece) => {
    const [ref, value] = pair(piece);
    const component = sheet.circuit.components.find((one) => one.ref === ref);
    const known = component && toCircuitNotation(sheet, component, value);
    return known ? [[ref, known] as const] : [];
  });
  return {
    sound: {
      knobs: knobsOf(sheet, of('k')[0], stock.knobs),
      trimmers: { ...stock.trimmers, ...Object.fromEntries(trimmers) },
      swaps: Object.fromEntries(swaps),
    },
    riff: riffs.find((riff) => riff === of('r')[0]) ?? null,
    bypassed: pieces.includes('b'),
    amp: ([...ampSettingNames, 'off'] as const).find((each) => each === of('a')[0]) ?? null,
  };
}

/** One kit in the address of a pedalboard: its sound where it is not as it comes. */
export function pedalboardKit(sheet: ListenSheet, sound: Sound, bypassed: boolean): Placed {
  const isStock = !bypassed && isSameSound(sound, stockSound(sheet));
  return { slug: sheet.slug, set: isStock ? '' : soundToText(sheet, { sound, bypassed, riff: null }) };
}
