import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { ListenSheet, SheetMod } from '#drawings/listen/listen-sheet.ts';
import {
  isInside,
  reportSentences as sentences,
  type GivenSwap,
  type ReportFacts,
  type ReportReading,
  type ReportSwap,
} from '#domain/build-reports/build-report.ts';
import { Refusal } from '#domain/errors.ts';
import type { ReadDrawn } from './build-card.ts';
import { isTicked, mark, type BuildState } from '#domain/workbench/builds/build-state.ts';

type SheetOf = Pick<WorkbenchSheet, 'parts' | 'voltages'>;
type SoundSheet = Pick<ListenSheet, 'mods' | 'controls'>;

/** What the build says of a kit, as it was made with the shop. */
export interface KitSheets {
  readonly bench: SheetOf;
  /** Null: the kit cannot be heard. */
  readonly listen: SoundSheet | null;
}

/** Null: there is no such kit on the bench. */
export type ReadKitSheets = (slug: string) => Promise<KitSheets | null>;

const parsed = <Sheet>(bytes: Buffer | null): Sheet | null => bytes && (JSON.parse(bytes.toString()) as Sheet);

export const createKitSheets =
  (readDrawn: ReadDrawn): ReadKitSheets =>
  async (slug) => {
    const bench = parsed<WorkbenchSheet>(await readDrawn(`bench-sheet/${slug}`));
    return bench && { bench, listen: parsed<ListenSheet>(await readDrawn(`listen-sheet/${slug}`)) };
  };

/** All that goes on the board is in. What is bolted and wired differs between guides of older devices. */
export const isBuilt = ({ parts }: SheetOf, state: BuildState): boolean =>
  state.deleted?.value !== true &&
  parts.every(({ ref, place }) => place === undefined || isTicked(state, mark('placed', ref)));

/** What was read, beside what the kit's own circuit makes there. What the device thought of it counts nothing. */
export function readingsOf({ voltages }: SheetOf, state: BuildState): ReportReading[] {
  return voltages.flatMap(({ at, where, volts, right: [low, high] }) => {
    const read = state.readings[`voltages:${at}`]?.value?.value;
    return read === undefined ? [] : [{ at, where, read, computed: volts, low, high }];
  });
}

const choiceOf = (mod: SheetMod | undefined, value: string) => mod?.choices.find((choice) => choice.value === value);

function swapOf({ bench, listen }: KitSheets, { ref, value }: GivenSwap): ReportSwap | null {
  const part = bench.parts.find((one) => one.ref === ref);
  if (!part) throw new Refusal('input-invalid', sentences.swapUnknown);
  if (part.value === value) return null;
  const mod = listen?.mods.find(({ refs }) => refs.includes(ref));
  const choice = choiceOf(mod, value);
  if (!mod || !choice) return { refs: [ref], was: part.value, is: value, part: null, gives: null };
  return { refs: mod.refs, was: mod.stock.value, is: value, part: choice.part, gives: choice.gives };
}

/** Each place once; what is as in the kit is no swap. */
function swapsOf(sheets: KitSheets, given: readonly GivenSwap[]): ReportSwap[] {
  const seen = new Set<string>();
  return given.flatMap((one) => {
    const swap = swapOf(sheets, one);
    if (!swap || swap.refs.some((ref) => seen.has(ref))) return [];
    for (const ref of swap.refs) seen.add(ref);
    return [swap];
  });
}

/** As the kit comes, with these parts in. Null: it cannot be heard. */
function soundWith({ listen }: KitSheets, swaps: readonly ReportSwap[]): string | null {
  if (!listen) return null;
  const knobs = listen.controls.map(({ position }) => Math.round(position * 100));
  const parts = swaps.flatMap(({ refs, is, part }) => (part === null ? [] : refs.map((ref) => `p${ref}-${is}`)));
  return [`k${knobs.join('-')}`, ...parts].join('~');
}

export interface BuildFigures {
  readonly facts: ReportFacts;
  readonly measurable: number;
  readonly measured: number;
  readonly inside: number;
  readonly mods: number;
  readonly listen: string | null;
}

/** What a report says of a build, from what the account keeps of it and from the data of its kit. */
export function buildFigures(
  sheets: KitSheets,
  readings: readonly ReportReading[],
  given: { readonly swaps: readonly GivenSwap[]; readonly sound: string | null },
): BuildFigures {
  const swaps = swapsOf(sheets, given.swaps);
  return {
    facts: { readings, swaps },
    measurable: sheets.bench.voltages.length,
    measured: readings.length,
    inside: readings.filter(isInside).length,
    mods: swaps.length,
    listen: sheets.listen ? (given.sound ?? soundWith(sheets, swaps)) : null,
  };
}
