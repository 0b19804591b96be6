import { useEffect, useState } from 'react';
import { guitarInputs, type Guitar } from '../../../components/player/audio/player.ts';
import { heldPeak, type Peak } from './guitar-level.ts';

export interface GuitarReading {
  readonly levelDb: number;
  readonly peakDb: number;
  /** Such as 'E2, 4 cents flat'; null: no clear note. */
  readonly note: string | null;
  readonly latencyMs: number;
}

const readMs = 80;
const silent: GuitarReading = { levelDb: -99, peakDb: -99, note: null, latencyMs: 0 };

function noteText(guitar: Guitar): string | null {
  const pitch = guitar.pitch();
  if (!pitch) return null;
  const cents = Math.round(pitch.cents);
  if (Math.abs(cents) <= 3) return `${pitch.note}, in tune`;
  return `${pitch.note}, ${Math.abs(cents)} cents ${cents > 0 ? 'sharp' : 'flat'}`;
}

/** Asks the input a dozen times a second while it is plugged in. */
export function useGuitarReading(guitar: Guitar | null): GuitarReading {
  const [reading, setReading] = useState(silent);
  useEffect(() => {
    if (!guitar) return;
    let held: Peak = { db: -99, atMs: 0 };
    const timer = setInterval(() => {
      const levelDb = guitar.levelDb();
      held = heldPeak(held, levelDb, performance.now());
      setReading({ levelDb, peakDb: held.db, note: noteText(guitar), latencyMs: guitar.latencyMillis() });
    }, readMs);
    return () => clearInterval(timer);
  }, [guitar]);
  return guitar ? reading : silent;
}

export interface GuitarDevice {
  readonly deviceId: string;
  readonly label: string;
}

/** Browsers name the inputs only once one was allowed. */
export function useGuitarDevices(isPlugged: boolean): readonly GuitarDevice[] {
  const [devices, setDevices] = useState<readonly GuitarDevice[]>([]);
  useEffect(() => {
    if (!isPlugged) return;
    let isGone = false;
    const list = (): void => void guitarInputs().then((found) => !isGone && setDevices(found));
    list();
    navigator.mediaDevices?.addEventListener('devicechange', list);
    return () => {
      isGone = true;
      navigator.mediaDevices?.removeEventListener('devicechange', list);
    };
  }, [isPlugged]);
  return devices;
}
