import { encode } from 'uqr';
import type { CardPedal, SettingsCard } from '#drawings/listen/settings-card.ts';
import { stockSound } from '#drawings/listen/sound.ts';
import type { TakenAlong, TakenPedal } from './taken-along.ts';

/** A code of a longer one has squares that no camera tells apart. */
const maxLinkLength = 1200;

const digits = (position: number): string => (10 * position).toFixed(1);

/** A toggle has no dial: it is on or off. */
function pedalOf({ name, sheet, sound, bypassed }: TakenPedal): CardPedal {
  const stock = stockSound(sheet);
  const toggles = new Set(sheet.circuit.components.flatMap(({ ref, kind }) => (kind === 'toggle' ? [ref] : [])));
  const dials = sheet.controls.flatMap(({ ref, label }) =>
    toggles.has(ref) ? [] : [{ label, position: sound.knobs[ref]! }],
  );
  const switches = sheet.controls.flatMap(({ ref, label }) =>
    toggles.has(ref) ? [`${label}: ${sound.knobs[ref]! >= 0.5 ? 'on' : 'off'}`] : [],
  );
  const trimmers = sheet.trimmers.flatMap(({ ref }) =>
    sound.trimmers[ref] === stock.trimmers[ref] ? [] : [`Trimmer ${ref}: ${digits(sound.trimmers[ref]!)}`],
  );
  const swaps = Object.entries(sound.swaps).map(([ref, value]) => `${ref}: ${value}`);
  return { name, dials, lines: [...(bypassed ? ['Bypassed'] : []), ...switches, ...swaps, ...trimmers] };
}

function codeOf(link: string): SettingsCard['code'] {
  const { data } = encode(link, { border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: data.length, path: squares.join('') };
}

/** What is drawn: a pedal by its name alone, a board with the names of its pedals in their order. */
export function cardOf({ kind, name, pedals, amp, address }: TakenAlong): SettingsCard {
  const link = address !== null && address.length <= maxLinkLength ? address : null;
  return {
    title: name,
    pedals: pedals.map((each, index) => ({
      ...pedalOf(each),
      name: kind === 'board' ? `${index + 1} ${each.name}` : null,
    })),
    lines: amp ? [`Amp: ${amp.setting}`] : [],
    link,
    code: link === null ? null : codeOf(link),
  };
}

/** The same in words, for who does not see it. */
export const cardInWords = ({ title, pedals, lines }: SettingsCard): string => {
  const said = pedals.flatMap(({ name, dials, lines: own }) => [
    ...(name === null ? [] : [name]),
    ...dials.map(({ label, position }) => `${label} ${digits(position)}`),
    ...own,
  ]);
  return `${title}: ${[...said, ...lines].join(', ')}`;
};
