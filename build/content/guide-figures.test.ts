import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { footprints } from '#drawings/pcb/footprints.ts';
import { holeOf } from '#drawings/pcb/mounting.ts';
import { layoutBoard } from '#drawings/pcb/layout-board.ts';
import { outsideSize } from '#electronics/enclosure.ts';
import { readPdf } from '#tests/support/pdf-reader.ts';
import { buildDocument } from '../documents/build-document.ts';
import { subjects } from '../documents/subject.ts';
import { kitWiring } from '../wiring/kit-wiring.ts';

/** What the guide for a first build and the film of it say of the Clean Booster, against the kit itself. */
const read = (name: string): string => readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');
const guide = read('guides/beginner.md');
const film = read('videos/first-build.md');

const { kit, drawing, bom } = subjects.find(({ product }) => product.slug === 'clean-booster')!;
const { parts } = layoutBoard(drawing).board;

/** Rows of the table below a heading cell. */
function rowsUnder(firstCell: string): string[][] {
  const after = guide
    .slice(guide.indexOf(`| ${firstCell} |`))
    .split('\n')
    .slice(2);
  const end = after.findIndex((line) => !line.startsWith('|'));
  return after.slice(0, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('the guide for a first build', () => {
  it('names the box and its size', () => {
    expect(guide).toContain(`a ${kit.circuit.enclosure} box, ${outsideSize(kit.circuit.enclosure)}`);
  });

  it('lists every part of the board with its value', () => {
    const listed = new Map(
      rowsUnder('Kind').flatMap(([, value, refs]) => refs!.split(', ').map((ref) => [ref, value!])),
    );
    const soldered = bom.filter(({ place, kind }) => place === 'board' || kind === 'pot' || kind === 'led');
    expect([...listed.keys()].toSorted()).toEqual(soldered.map(({ ref }) => ref).toSorted());
    for (const { ref, value } of soldered) expect(listed.get(ref), ref).toContain(value);
  });

  it('has the wires of the build document with their numbers and colours, no more and no fewer', () => {
    const { wires } = kitWiring(kit).wiring;
    const ends = (id: string): string =>
      id
        .replace(/^PCB\./, 'board ')
        .replace(/^SW1\./, 'switch lug ')
        .replace('JDC.+', 'DC socket + (sleeve)')
        .replace('JDC.-', 'DC socket − (centre pin)')
        .replace('JIN.T', 'input jack tip')
        .replace('JIN.S', 'input jack sleeve')
        .replace('JOUT.T', 'output jack tip')
        .replace('JOUT.S', 'output jack sleeve')
        .replace('LED1.A', 'lamp, long leg')
        .replace('LED1.K', 'lamp, flat side');
    const pair = (a: string, b: string): string => [a, b].toSorted().join(' to ');
    expect(rowsUnder('Wire').map(([number, colour, from, to]) => [number, colour, pair(from!, to!)])).toEqual(
      wires.map(({ number, colour, from, to }) => [String(number), colour, pair(ends(from.lug), ends(to.lug))]),
    );
  });

  it('names the right wires where something is dead', () => {
    const { wires } = kitWiring(kit).wiring;
    const numbersOf = (isMeant: (net: string) => boolean): string =>
      wires
        .filter(({ net }) => isMeant(net))
        .map(({ number }) => number)
        .join(', ')
        .replace(/, (\d+)$/, ' and $1');
    const supply = wires
      .filter(({ group }) => group === 'supply')
      .map(({ number }) => number)
      .join(' and ');
    const bypass = numbersOf((net) => net === 'IN_JACK' || net === 'OUT_JACK' || net === 'BYPASS');
    expect(guide).toContain(`wires ${supply}, or D1 reversed`);
    expect(guide).toContain(`wires ${bypass}, or tip and sleeve swapped`);
    expect(guide).toContain(`Dead in bypass means jacks, switch or wires ${bypass}.`);
    const straps = wires.filter(({ group }) => group === 'strap').map(({ number }) => number);
    expect(guide).toContain(`Wires ${straps.join(' and ')} are straps`);
  });

  it('gives the voltages of the circuit, within a twentieth', () => {
    const volts = rowsUnder('Red probe on').map(([, value]) => Number.parseFloat(value!));
    expect(volts).toHaveLength(kit.circuit.measurements.length);
    kit.circuit.measurements.forEach((point, i) => expect(Math.abs(volts[i]! / point.volts - 1)).toBeLessThan(0.05));
  });

  it('counts the pages of the build document, and names each', async () => {
    const subject = subjects.find(({ product }) => product.slug === 'clean-booster')!;
    const { pages } = readPdf(await buildDocument(subject, { compress: false }));
    const inWords: Readonly<Record<number, string>> = { 11: 'eleven', 12: 'twelve', 13: 'thirteen' };
    expect(guide).toContain(`it has ${inWords[pages.length]} pages:`);
    const list = guide.slice(guide.indexOf(' pages:')).split('\n\n')[1]!;
    expect(list.split('\n')).toHaveLength(pages.length);
  });

  it('names every kind of part that has a square pad', () => {
    const names: Readonly<Record<string, string>> = {
      IC8: 'chip',
      IC14: 'chip',
      'IC14-8': 'chip',
      IC16: 'chip',
      MODULE: 'module',
      Q: 'transistor',
      CAN: 'transistor',
      TO1: 'transistor',
      TO220: 'regulator',
      POT: 'control',
      TRIM: 'trimmer',
      CE: 'electrolytic',
      CE10: 'electrolytic',
      LED: 'lamp',
      OPTO: 'optocoupler',
    };
    const square = Object.entries(footprints).flatMap(([kind, { firstIsSquare }]) => (firstIsSquare ? [kind] : []));
    expect(square.toSorted()).toEqual(Object.keys(names).toSorted());
    const sentence = guide.split('\n').find((line) => line.includes('**square pad** marks'))!;
    for (const name of Object.values(names)) expect(sentence).toContain(name);
  });
});

describe('the film of a first build', () => {
  it('counts the bigger holes for the wires along the lower edge', () => {
    const wires = parts.filter(({ kind }) => kind === 'WIRE');
    expect(wires).toHaveLength(5);
    expect(film).toContain('five bigger holes');
    const others = parts.filter(({ kind }) => kind !== 'WIRE');
    expect(Math.min(...wires.map(holeOf))).toBeGreaterThan(Math.max(...others.map(holeOf)));
  });

  it('asks nobody to put a finger into a pedal that is plugged in', () => {
    for (const text of [guide, film]) {
      const [before] = text.split(/finger on|feel Q1/);
      expect(before!.slice(-160)).toMatch(/Adapter out|unplug/);
    }
  });
});
