import { parentPort } from 'node:worker_threads';
import type { DiagnosisQuestion, DiagnosisReply } from './diagnosis.service.ts';
import { explainReadings, type KitFinder, openKitFinder } from './explain-readings.ts';

/** Finders are dear to make and large to keep. */
const mostKept = 4;
const kept = new Map<string, KitFinder>();

function finderFor({ key, table, sheet, factors, readings }: DiagnosisQuestion): KitFinder {
  const known = kept.get(key);
  const finder = known ?? openKitFinder(table, sheet, { factors, meter: readings.meter });
  kept.delete(key);
  kept.set(key, finder);
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
  return finder;
}

const answer = (question: DiagnosisQuestion): DiagnosisReply => ({
  explained: explainReadings(finderFor(question), question.readings),
});

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
parentPort!.on('message', (question: DiagnosisQuestion) => parentPort!.postMessage(answer(question)));
