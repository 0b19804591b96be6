/** How loud the guitar comes in: -48 to 0 dB, and whether that is right. */

const quietest = -48;
const cellCount = 32;
const band = { from: -20, to: -6 } as const;
const hotCells = 4;

export type LevelVerdict = 'quiet' | 'good' | 'loud';

export const verdictOf = (peakDb: number): LevelVerdict =>
  peakDb < band.from ? 'quiet' : peakDb > band.to ? 'loud' : 'good';

export const advice: Readonly<Record<LevelVerdict, string>> = {
  quiet: 'Play your hardest chord. If it stays below the band, turn up the input on your interface.',
  good: 'That’s right. Set this level.',
  loud: 'Turn it down until red stays dark.',
};

export const levelText = (db: number): string => {
  const below = Math.min(99, Math.max(0, Math.round(-db)));
  return `${below > 0 ? '−' : ''}${below}\u00a0dB`;
};

export interface Cell {
  readonly index: number;
  readonly isLit: boolean;
  readonly zone: 'low' | 'band' | 'hot';
}

const cellAt = (db: number): number => ((db - quietest) / -quietest) * cellCount;

export const cellsOf = (levelDb: number): Cell[] =>
  Array.from({ length: cellCount }, (_, index) => ({
    index,
    isLit: index < cellAt(levelDb),
    zone: index >= cellCount - hotCells ? 'hot' : index >= Math.floor(cellAt(band.from)) ? 'band' : 'low',
  }));

export interface Peak {
  readonly db: number;
  readonly atMs: number;
}

const heldMs = 2000;

/** The loudest of the last two seconds decides. */
export const heldPeak = (held: Peak, levelDb: number, nowMs: number): Peak =>
  levelDb >= held.db || nowMs - held.atMs > heldMs ? { db: levelDb, atMs: nowMs } : held;
