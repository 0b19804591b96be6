import { expect, it } from 'vitest';
import { renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import type { ChainLoad, Player, PlayerState } from '../../components/player/audio/player.ts';
import { CpuLoad, CpuShare } from './cpu-load.tsx';

const playerWith = (load: ChainLoad | null) => ({ load, subscribe: () => () => undefined }) as unknown as Player;
const load: ChainLoad = { whole: 0.314, pedals: [0.041, 0.0008, 0], amp: 0.09 };
const playing: PlayerState = { phase: 'playing', quality: 4, missed: 0, amp: 'playing', ampFactor: 2 };
const told = (state: PlayerState, of: ChainLoad | null = load) =>
  textOf(renderMarkup(<CpuLoad player={playerWith(of)} playing={state} />));

it('says what a pedal takes in whole percents, and nothing before it is known', () => {
  const shares = [0, 1, 2, 3].map((of) => textOf(renderMarkup(<CpuShare player={playerWith(load)} of={of} />)));
  expect(shares).toEqual(['CPU 4%', 'CPU under 1%', 'CPU 0%', '']);
  expect(renderMarkup(<CpuShare player={playerWith(null)} of={0} />)).toBe('');
});

it('says what all of it takes and in which steps it is worked out, an amp in no finer ones than the pedals', () => {
  expect(told(playing)).toBe('CPU 31% in all, the amp 9%. Worked out at 4×, the amp at 2×.');
  expect(told({ ...playing, quality: 1 })).toBe('CPU 31% in all, the amp 9%. Worked out at 1×, the amp at 1×.');
  expect(told({ ...playing, amp: 'too-slow' })).toBe('CPU 31% in all. Worked out at 4×.');
});

it('is silent while a loop plays that was rendered ahead, and is never announced', () => {
  expect(told({ ...playing, quality: 'prerendered' })).toBe('');
  expect(renderMarkup(<CpuLoad player={playerWith(load)} playing={playing} />)).not.toMatch(/role=|aria-live/);
});
