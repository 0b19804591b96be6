/** A sound as links have it: `web/listen/panel/sound-link.ts` says how it is written, and reads it. */
import type { AmpPick } from '#electronics/player/chain/amp-settings.ts';
import type { ListenSheet } from './listen-sheet.ts';
import { isSameSound, stockSound, type Sound } from './sound.ts';

export interface SharedSound<Riff extends string = string> {
  readonly sound: Sound;
  readonly riff: Riff | null;
  readonly bypassed: boolean;
  /** Absent or null: as the page has it. */
  readonly amp?: AmpPick | null;
}

const hundredths = (position: number): string => String(Math.round(position * 100));

export function soundToText(sheet: ListenSheet, { sound, riff, bypassed, amp }: SharedSound): string {
  const stock = stockSound(sheet);
  const pieces = [
    `k${sheet.controls.map(({ ref }) => hundredths(sound.knobs[ref]!)).join('-')}`,
    ...sheet.trimmers.flatMap(({ ref }) =>
      sound.trimmers[ref] === stock.trimmers[ref] ? [] : [`t${ref}-${hundredths(sound.trimmers[ref]!)}`],
    ),
    ...Object.entries(sound.swaps).map(([ref, value]) => `p${ref}-${value}`),
    ...(riff ? [`r${riff}`] : []),
    ...(bypassed ? ['b'] : []),
    ...(amp ? [`a${amp}`] : []),
  ];
  return pieces.join('~');
}

/** The address of a page with that sound; without one where it is as it comes. */
export function addressWith(sheet: ListenSheet, shared: SharedSound, address: string, isFull = false): string {
  const url = new URL(address);
  url.searchParams.delete('sound');
  if (isFull || shared.bypassed || shared.amp || !isSameSound(shared.sound, stockSound(sheet))) {
    const others = url.search.slice(1);
    url.search = `?${others ? `${others}&` : ''}sound=${encodeURIComponent(soundToText(sheet, shared))}`;
  }
  if (isFull) url.hash = 'listen';
  return url.href;
}
