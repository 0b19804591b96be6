import { describe, expect, it } from 'vitest';
import { enclosures } from '#electronics/enclosure.ts';
import { sampleKit } from '#tests/support/models/sample-kit.ts';
import { pedalSvg } from './pedal.ts';

const overdrive = sampleKit;
const unset = { ...overdrive, knobs: overdrive.knobs.map(({ label }) => ({ label })) };

const viewBox = (picture: string): number[] => /viewBox="([^"]+)"/.exec(picture)![1]!.split(' ').map(Number);

describe('the picture of a pedal', () => {
  it('is the same every time for the same product', () => {
    expect(pedalSvg(unset)).toBe(pedalSvg({ ...unset }));
  });

  it('turns its knobs another way for another product', () => {
    const angles = (id: string): string[] => pedalSvg({ ...unset, id }, { prefix: 'x' }).match(/rotate\([^)]+\)/g)!;
    expect(angles('one')).not.toEqual(angles('two'));
  });

  it('shows every size at one scale, so that a small box is drawn smaller', () => {
    const small = pedalSvg({ ...overdrive, size: '1590A', knobs: overdrive.knobs.slice(0, 1) });
    const large = pedalSvg(overdrive);
    expect(viewBox(small).slice(2)).toEqual(viewBox(large).slice(2));
    const widthOf = (picture: string): number => Number(/<rect x="0" y="0" width="([\d.]+)"/.exec(picture)![1]);
    expect(widthOf(small)).toBe(enclosures['1590A'].w);
    expect(widthOf(large)).toBe(enclosures['125B'].w);
    expect(enclosures['1590A'].w).toBeLessThan(enclosures['125B'].w);
    expect(enclosures['125B'].w).toBeLessThan(enclosures['1590BB'].w);
  });

  it('crops to the pedal when it is asked to', () => {
    expect(viewBox(pedalSvg(overdrive, { frame: 'tight' }))[2]).toBeLessThan(viewBox(pedalSvg(overdrive))[2]!);
  });

  it('has a glow only when lit is true', () => {
    const glows = (lit: boolean): boolean => pedalSvg({ ...overdrive, lit }).includes('led-glow');
    expect(glows(true)).toBe(true);
    expect(glows(false)).toBe(false);
  });

  it('names its knobs and its switch for a page that lets them be used', () => {
    const picture = pedalSvg(overdrive, { interactive: true });
    expect(picture.slice(0, 200)).toContain('role="group"');
    expect([...picture.matchAll(/data-knob="(\w+)"/g)].map((m) => m[1])).toEqual(['drive', 'tone', 'level']);
    expect(picture.match(/data-switch/g)).toHaveLength(1);
  });
});
