import { expect, it } from 'vitest';
import { Progress } from './progress.ts';

const parts = ['a', 'b', 'c', 'd'];
const run = { topic: 'code', unit: 'files', parts, knownSeconds: {}, usualSeconds: 300, secondsAfter: 0 };

it('counts on the usual time until something is done', () => {
  const progress = new Progress(run);
  expect(progress.secondsLeft(0)).toBe(300);
  expect(progress.secondsLeft(20)).toBe(280);
  expect(progress.secondsLeft(400)).toBe(0);
});

it('then on the speed so far, by how long each part took when it ran last', () => {
  const progress = new Progress({ ...run, knownSeconds: { a: 60, b: 20, c: 10, d: 10 } });
  progress.finish('a');
  progress.finish('a');
  expect(progress.secondsLeft(120)).toBeCloseTo(80);
  progress.finish('b');
  progress.finish('c');
  progress.finish('d');
  expect(progress.secondsLeft(200)).toBe(0);
});

it('takes parts that it does not know for usual ones', () => {
  const progress = new Progress({ ...run, knownSeconds: { a: 20, b: 20, gone: 300 } });
  for (const part of ['a', 'b', 'c']) progress.finish(part);
  expect(progress.secondsLeft(100)).toBeCloseTo(100 / 3);
});

it('says how far it is and how long is left, here and in all', () => {
  const progress = new Progress({ ...run, secondsAfter: 600 });
  progress.finish('a');
  expect(progress.sentence(60)).toBe('1 of 4 files, 3 min left, 13 min to the end of the run');
  expect(new Progress(run).sentence(290)).toBe('0 of 4 files, under a minute left');
});
