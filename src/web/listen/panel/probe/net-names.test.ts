import { describe, expect, it } from 'vitest';
import { NC } from '#electronics/component.ts';
import { kits } from '#catalogue/kits.ts';
import { joinedBy, netName, pointName, probedAt } from './net-names.ts';

const circuitOf = (slug: string) => kits.find((kit) => kit.slug === slug)!.circuit;
const overdrive = circuitOf('vintage-overdrive');
const netOf = (ref: string, pin: string): string =>
  overdrive.components.find((component) => component.ref === ref)!.pins[pin]!;

describe('a point of a circuit', () => {
  it('is called by the pin that tells most of it', () => {
    expect(['IN', 'OUT', 'GND', '+9V'].map((net) => netName(overdrive, net))).toEqual([
      'Input',
      'Output',
      'Ground',
      '+9 V',
    ]);
    expect(netName(overdrive, netOf('Q1', 'E'))).toBe('Emitter of Q1');
    expect(netName(overdrive, netOf('IC1', '1'))).toBe('Output of IC1A');
    expect(netName(overdrive, netOf('IC1', '6'))).toBe('Minus input of IC1B');
    expect(netName(overdrive, netOf('LEVEL', '2'))).toBe('Wiper of LEVEL');
    expect(netName(overdrive, netOf('C3', '1'))).toBe('Between R5 and C3');
    expect(joinedBy(overdrive, netOf('C3', '1'))).toEqual(['R5', 'C3']);
  });

  it.each(kits.map(({ slug, circuit }) => [slug, circuit] as const))('has a name of its own in %s', (_, circuit) => {
    const nets = [...new Set(circuit.components.flatMap(({ pins }) => Object.values(pins)))].filter(
      (net) => net !== NC,
    );
    const names = nets.map((net) => netName(circuit, net));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(names.filter((name) => /undefined|^At $/.test(name))).toEqual([]);
  });

  it('is found at a part by what the part hands on', () => {
    const signal = ['IN', netOf('Q1', 'B'), netOf('Q1', 'E'), '+9V', 'GND'];
    expect(probedAt(overdrive, signal, { ref: 'Q1' })).toMatchObject({ ref: 'Q1', name: 'Emitter of Q1' });
    // Between rails there is no signal, but still a place.
    expect(probedAt(overdrive, signal, { ref: 'C11' }).net).toBe('+9V');
    expect([pointName(overdrive, { ref: 'C3' }), pointName(overdrive, { net: 'IN' })]).toEqual(['C3, 47n', 'Input']);
  });
});
