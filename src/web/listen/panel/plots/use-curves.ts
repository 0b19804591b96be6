import { useEffect, useState } from 'react';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { Net } from '#electronics/component.ts';
import type { Listening } from '#contracts/catalogue.ts';
import { render } from '../../../components/player/audio/player.ts';
import { circuitWithSwaps } from '../part-values.ts';
import { isSameSound, stockSound, type Sound } from '#drawings/listen/sound.ts';
import { settingsOf } from '../use-player.ts';
import { peaksOf, sweep, sweepSeconds, type CurveJob } from './curves.ts';
import type { Asked, Computers } from './curves.worker.ts';

export type Transfer = ReturnType<typeof peaksOf>;

export interface Curves {
  /** Decibels; empty until they are known. */
  readonly response: readonly number[];
  readonly transfer: Transfer | null;
}

const jobOf = (sheet: ListenSheet, sound: Sound): CurveJob => ({
  circuit: circuitWithSwaps(sheet, sound),
  models: sheet.models,
  positions: { ...sound.knobs, ...sound.trimmers },
});

/** One computes at a time. */
class Computer {
  private readonly worker = new Worker(new URL('./curves.worker.ts', import.meta.url), { type: 'module' });
  private readonly asked = new Map<number, (found: unknown) => void>();
  private last = 0;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; found: unknown }>) => {
      this.asked.get(data.id)?.(data.found);
      this.asked.delete(data.id);
    });
  }

  ask(what: Asked['what'], job: CurveJob, onDone: (found: unknown) => void): void {
    this.last += 1;
    this.asked.set(this.last, onDone);
    this.worker.postMessage({ id: this.last, what, job } satisfies Asked, []);
  }
}

let computer: Computer | null = null;
const theComputer = (): Computer => (computer ??= new Computer());

/** A knob in motion is followed, but not at every step. */
const computeDelayMs = 40;
const transferDelayMs = 250;

/** What the worker finds of a sound; of none there is nothing to compute. What is old already is left out. */
function useComputed<What extends keyof Computers>(
  what: What,
  sheet: ListenSheet,
  sound: Sound | null,
  none: ReturnType<Computers[What]>,
): ReturnType<Computers[What]> {
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (!sound) return;
    let isOld = false;
    const take = (now: unknown): void => {
      if (!isOld) setFound((now ?? none) as ReturnType<Computers[What]>);
    };
    const timer = setTimeout(() => theComputer().ask(what, jobOf(sheet, sound), take), computeDelayMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [what, sheet, sound, none]);
  return found;
}

const noResponse: number[] = [];
export const useResponse = (sheet: ListenSheet, sound: Sound | null): readonly number[] =>
  useComputed('response', sheet, sound, noResponse);

const noVolts: Record<Net, number> = {};
/** Volts of every net at rest. */
export const useRest = (sheet: ListenSheet, sound: Sound): Readonly<Record<Net, number>> =>
  useComputed('rest', sheet, sound, noVolts);

function useTransfer(sheet: ListenSheet, url: string, sound: Sound | null): Transfer | null {
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  useEffect(() => {
    if (!sound) return;
    let isOld = false;
    const timer = setTimeout(() => {
      render({ slug: sheet.slug, url }, settingsOf(sheet, sound, false), sweep(), sweepSeconds).then(
        (output) => !isOld && setTransfer(peaksOf(output)),
        () => {},
      );
    }, transferDelayMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [sheet, url, sound]);
  return transfer;
}

/** Those of the sound, and those of the pedal as it comes. What plays is made ready first: renders wait for `isReady`. */
export function useCurves(
  sheet: ListenSheet,
  { codeUrl }: Listening,
  sound: Sound,
  isReady: boolean,
): { readonly own: Curves; readonly stock: Curves } {
  const [asItComes] = useState(() => stockSound(sheet));
  const changed = isSameSound(sound, asItComes) ? null : sound;
  const stock: Curves = {
    response: useResponse(sheet, asItComes),
    transfer: useTransfer(sheet, codeUrl, isReady ? asItComes : null),
  };
  const own: Curves = {
    response: useResponse(sheet, changed),
    transfer: useTransfer(sheet, codeUrl, isReady ? changed : null),
  };
  return { own: changed ? own : stock, stock };
}
