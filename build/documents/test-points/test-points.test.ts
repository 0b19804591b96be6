import { describe, expect, it } from 'vitest';
import { packageView } from '../wiring/draw-packages.ts';
import { probePath, testPoints } from './test-points.ts';
import { subjects } from '../subject.ts';
import { polarisedRefs, troubleshooting } from './test-points-page.ts';

const subjectOf = (slug: string) => subjects.find(({ product }) => product.slug === slug)!;

describe('what to measure', () => {
  it.each(subjects.map((subject) => [subject.product.slug, subject] as const))(
    'in %s has a place, a voltage and somewhere to look for every point',
    (_, { product, bom }) => {
      const points = testPoints(bom, product.measurements);
      expect(points).toHaveLength(product.measurements.length);
      const refs = new Set(bom.map(({ ref }) => ref));
      for (const { where, volts, check } of points) {
        expect(refs).toContain(where.split(',')[0]);
        expect(volts).toMatch(/^\d+\.\d{1,2} V$/);
        expect(check).not.toBe('');
      }
    },
  );

  it('names the leg by its function (collector, pin 8, middle leg)', () => {
    const { bom } = subjectOf('vintage-overdrive');
    const [chip, leg, can] = testPoints(bom, [
      { at: 'IC1.8', volts: 8.7 },
      { at: 'Q1.E', volts: 3.2 },
      { at: 'C10.+', volts: 4.3 },
    ]);
    expect([chip!.where, leg!.where, can!.where]).toEqual(['IC1, pin 8', 'Q1, emitter', 'C10, + leg']);
    expect(chip!.check).toContain('D3 the wrong way round');
    expect(leg!.check).toContain('R3');
  });

  it('refuses a point that is not in the bill', () => {
    expect(() => testPoints([], [{ at: 'Q9.C', volts: 1 }])).toThrow('Q9.C');
  });
});

describe('a package that is measured', () => {
  const viewIn = (slug: string, ref: string): string =>
    packageView(subjectOf(slug).bom.find((part) => part.ref === ref)!);

  it('is drawn from where its legs can be told apart', () => {
    expect(viewIn('vintage-overdrive', 'IC1')).toBe('from above');
    expect(viewIn('vintage-overdrive', 'Q1')).toBe('from the front');
    expect(viewIn('germanium-fuzz', 'Q1')).toBe('the dot is at C');
  });
});

describe('the signal path', () => {
  it('runs from the input to the output over the places where the sound is', () => {
    const { bom, kit } = subjectOf('vintage-overdrive');
    const path = probePath(bom, kit);
    expect(path.slice(0, 5)).toEqual(['R1', 'C1', 'Q1 emitter', 'C2', 'IC1 pin 1']);
    expect(path.at(-1)).toBe('C9');
    expect(troubleshooting(bom, path).some(({ remedy }) => remedy.includes('IN > R1 > C1 > Q1 emitter'))).toBe(true);
  });

  it('is empty for a pedal without a circuit between input and output', () => {
    const { bom, kit } = subjectOf('loop-switcher');
    expect(probePath(bom, kit)).toEqual([]);
    expect(troubleshooting(bom, []).some(({ symptom }) => symptom === 'Follow the sound')).toBe(false);
  });
});

describe('a footswitch that turns on and off', () => {
  it('is not searched for a bypass', () => {
    const symptoms = (slug: string) => troubleshooting(subjectOf(slug).bom, []).map(({ symptom }) => symptom);
    expect(symptoms('vintage-overdrive')).toContain('No sound even in bypass');
    expect(symptoms('pocket-amp').join()).not.toMatch(/bypass/i);
  });
});

describe('parts that must face the right way', () => {
  it('are the semiconductors and electrolytics of the board, no resistor and no film capacitor', () => {
    const refs = polarisedRefs(subjectOf('vintage-overdrive').bom);
    expect(refs).toEqual(['C7', 'C9', 'C10', 'C11', 'D1', 'D2', 'D3', 'IC1', 'Q1', 'Q2']);
  });
});
