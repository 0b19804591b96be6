import { describe, expect, it } from 'vitest';
import { billOfMaterials } from '#electronics/bill-of-materials.ts';
import { rightVolts } from '#electronics/measurement.ts';
import { jacksOf, operatingPointOf } from '#electronics/simulation/test-setup.ts';
import { decibels, smallSignalLevels } from '#electronics/simulation/small-signal-response.ts';
import { golden } from '#tests/support/figures/golden.ts';
import { kits } from '../kits.ts';
import { goldenHertz, oscillators } from './golden.ts';
import { modelBySlug as modelOf } from './models.ts';

/** Both solvers have the same numbers; what is left are roundings, and a finer word for the Early voltage in SPICE. */
const voltsApart = 0.003;
const decibelsApart = 0.1;
/** What comes through at less is leakage, and no sound. */
const least = -50;

/** Where the page of a kit says how fast it swings. */
const rates: Readonly<Record<string, string>> = {
  'vintage-tremolo': 'Speed',
  'optical-tremolo': 'Rate',
  'chorus-pedal': 'Sweep rate',
  'four-stage-phaser': 'Sweep rate',
};

describe('the rate that ngspice finds', () => {
  it.each(Object.keys(oscillators))('is what the page of %s says', (slug) => {
    const said = kits.find((kit) => kit.slug === slug)!.specifications![rates[slug]!]!;
    const [slow, fast] = [...said.matchAll(/\d+(?:\.\d+)?/g)].map(Number);
    const found = golden.get(slug)!.hertz!;
    expect(Math.abs(found[0]! - slow!)).toBeLessThan(0.05);
    expect(Math.abs(found[1]! / fast! - 1)).toBeLessThan(0.1);
  });
});

describe('ngspice agrees on', () => {
  // A circuit that changed needs its golden results renewed: docs/circuits.md says how.
  it.each(kits.map(({ circuit }) => [circuit.slug, circuit] as const))('%s', (slug, circuit) => {
    const { positions, volts, decibels: levels } = golden.get(slug)!;
    const point = operatingPointOf(circuit, { modelOf, input: 'guitar', positions });
    const found = Object.fromEntries([...point.volts].filter(([net]) => net !== 'GND'));
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(volts));
    const apart = Object.entries(volts).filter(([net, theirs]) => !(Math.abs(found[net]! - theirs) < voltsApart));
    expect(apart.map(([net, theirs]) => `${net}: ${theirs} V, not ${found[net]}`)).toEqual([]);
    const { input, outputs } = jacksOf(circuit);
    goldenHertz.forEach((hertz, k) => {
      const heardAt = smallSignalLevels(point, input, hertz);
      outputs.forEach((net, output) => {
        const [ours, theirs] = [decibels(heardAt.get(net)!), levels[k]![output]!].map((level) =>
          Math.max(level, least),
        );
        expect(Math.abs(ours! - theirs!), `${net} at ${hertz} Hz`).toBeLessThan(decibelsApart);
      });
    });
  });
});

describe('the deck that the shop offers, of which these are the results, reads what the document states for', () => {
  it.each(kits.map(({ circuit }) => [circuit.slug, circuit] as const))('%s', (slug, circuit) => {
    const { volts } = golden.get(slug)!;
    const bill = billOfMaterials(circuit);
    const plain = circuit.measurements.filter(({ knobs, input }) => !knobs && !input);
    const off = plain.flatMap((each) => {
      const [ref, pin] = each.at.split('.');
      const read = volts[bill.find((part) => part.ref === ref)!.pins[pin!]!];
      const [low, high] = rightVolts(each);
      return read !== undefined && read >= low && read <= high ? [] : [`${each.at}: ${read} V`];
    });
    expect(off).toEqual([]);
  });
});
