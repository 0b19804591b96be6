import { Worker } from 'node:worker_threads';
import type { KindFactors } from '#electronics/diagnosis/inference/learned-frequencies.ts';
import { createAskedThread } from '../process/asked-thread.ts';
import type { ExplainedReadings, Readings, UnknownPoint } from './explain-readings.ts';

export interface DiagnosisQuestion {
  /** The same for questions that one finder answers. */
  readonly key: string;
  readonly table: string;
  readonly sheet: string;
  readonly factors: KindFactors;
  readonly readings: Readings;
}

export interface DiagnosisReply {
  readonly explained: ExplainedReadings | UnknownPoint;
}

interface Deps {
  readonly readDrawn: (name: string) => Promise<Buffer | null>;
  /** How common faults are, as learned. */
  readonly readFactors: () => Promise<{ readonly factors: KindFactors }>;
}

export type DiagnosisService = ReturnType<typeof createDiagnosisService>;

/**
 * The fault finder for whoever has no browser. The largest kits take it a second, so it works in a thread of its own, which
 * begins with the first question.
 */
export function createDiagnosisService({ readDrawn, readFactors }: Deps) {
  const ask = createAskedThread<DiagnosisQuestion, DiagnosisReply>({
    // The flags this process was started with are not meant for the thread.
    open: () => new Worker(new URL('./diagnose.worker.ts', import.meta.url), { execArgv: [] }),
    isReply: (message): message is DiagnosisReply => 'explained' in message,
    deadlineMs: 20_000,
    idleMs: 60_000,
    maxWaiting: 6,
  });
  return {
    /** Null: the kit has no table of faults. */
    async explain(kit: string, readings: Readings): Promise<ExplainedReadings | UnknownPoint | null> {
      const [table, sheet] = await Promise.all([readDrawn(`bench-faults/${kit}`), readDrawn(`bench-sheet/${kit}`)]);
      if (!table || !sheet) return null;
      const { factors } = await readFactors();
      const key = `${kit} ${readings.meter} ${JSON.stringify(factors)}`;
      const question = { key, table: table.toString(), sheet: sheet.toString(), factors, readings };
      return (await ask(question)).explained;
    },
  };
}
