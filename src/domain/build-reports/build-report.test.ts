import { describe, expect, it } from 'vitest';
import {
  buildTimeFacts,
  buildTimeText,
  isSoundForm,
  measuredText,
  soundOfLink,
  wallFilterOf,
  wallQuery,
} from './build-report.ts';

describe('the sound of a build', () => {
  it.each([
    ['k85-50', 'k85-50'],
    ['https://taar.example/products/fuzz-box?sound=k85-50~pC1-220n~rchug#listen', 'k85-50~pC1-220n~rchug'],
    [' /products/fuzz-box?a=b&sound=k85%7EpC1-220n ', 'k85~pC1-220n'],
    ['https://evil.example/?sound=<script>', null],
    ['javascript:alert(1)', null],
    ['?sound=%E0%A4%A', null],
    ['', null],
  ])('of %j is %j', (link, sound) => {
    expect(soundOfLink(link)).toBe(sound);
  });

  it('has an end', () => {
    expect(isSoundForm(`k1${'~pC1-220n'.repeat(60)}`)).toBe(false);
  });
});

describe('the wall in an address', () => {
  it('keeps what it knows, in one order, and drops the rest', () => {
    const filter = wallFilterOf(new URLSearchParams('sort=liked&x=1&mods=1&first=yes&kit=fuzz-box&class=1'));
    expect(wallQuery(filter)).toBe('?kit=fuzz-box&mods=1&class=1&sort=liked');
    expect(wallQuery(wallFilterOf(new URLSearchParams('kit=../x&sort=oldest')))).toBe('');
    expect(wallFilterOf(new URLSearchParams(wallQuery(filter)))).toEqual(filter);
  });
});

it('says times and readings as people do', () => {
  expect([buildTimeText(45), buildTimeText(60), buildTimeText(190)]).toEqual([
    '45\u00a0min',
    '1\u00a0h',
    '3\u00a0h 10\u00a0min',
  ]);
  expect([measuredText({ inside: 4, measured: 5 }), measuredText({ inside: 0, measured: 0 })]).toEqual([
    '4 of 5 inside',
    null,
  ]);
});

it('says nothing of a time that was not counted', () => {
  expect([buildTimeFacts(0), buildTimeFacts(75)]).toEqual([[], ['1\u00a0h 15\u00a0min']]);
});
