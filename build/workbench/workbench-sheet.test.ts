import { describe, expect, it } from 'vitest';
import { schematicSvg } from '#drawings/schematic/svg.ts';
import { billOfMaterials, includedList } from '#electronics/bill-of-materials.ts';
import type { Circuit } from '#electronics/component.ts';
import { pinsByNet } from '#electronics/netlist.ts';
import { kitDrawing } from '#catalogue/catalogue-drawings.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { kits } from '#catalogue/kits.ts';
import { layOut } from '../schematic/lay-out.ts';
import { sheetFrom } from '../schematic/schematics.ts';
import { kicadNetlist } from '#electronics/kicad-netlist.ts';
import { workbenchSheet } from './workbench-sheet.ts';

const kitOf = (slug: string): Kit => kits.find((kit) => kit.slug === slug)!;

describe.each(['fuzz-box', 'vintage-overdrive', 'loop-switcher'])('the sheet of %s', (slug) => {
  const kit = kitOf(slug);
  const sheet = workbenchSheet(kit);
  const bom = billOfMaterials(kit.circuit);

  it('has every part of the bill, in exactly one step', () => {
    const refs = bom.map(({ ref }) => ref);
    expect(sheet.parts.map(({ ref }) => ref)).toEqual(refs);
    expect(sheet.steps.flatMap((step) => step.refs).sort()).toEqual(refs.sort());
  });

  it('has the nets of the netlist, and a pad for every pin on the board', () => {
    const nets = Object.fromEntries(sheet.nets.map(({ name, pins }) => [name, pins]));
    const expected = Object.fromEntries(
      [...pinsByNet(bom)].map(([net, at]) => [net, at.map(({ ref, pin }) => `${ref}.${pin}`)]),
    );
    expect(nets).toEqual(expected);
    const placed = sheet.parts.filter(({ place, ref }) => place && !ref.startsWith('XS-'));
    expect(placed.flatMap(({ pins }) => pins).filter(({ at }) => !at)).toEqual([]);
  });

  it('joins the pads of a net by its copper, or pours them together', () => {
    const padded = new Set(
      sheet.parts.flatMap(({ ref, pins }) => pins.filter(({ at }) => at).map(({ pin }) => `${ref}.${pin}`)),
    );
    const bare = sheet.nets.filter(
      ({ name, pins, top, bottom }) =>
        name !== 'GND' && pins.filter((pin) => padded.has(pin)).length > 1 && top + bottom === '',
    );
    expect(bare).toEqual([]);
  });

  it('asks for the short before the first power, and for that before the chips', () => {
    const order = sheet.steps.map(({ name }) => name);
    const [short, supply, voltages] = sheet.checks.map(({ after }) => order.indexOf(after));
    expect(short).toBeGreaterThanOrEqual(0);
    expect(supply).toBeGreaterThan(short!);
    expect(voltages).toBeGreaterThanOrEqual(supply!);
    const chips = order.indexOf('chips');
    expect(chips < 0 ? Infinity : chips).toBeGreaterThan(supply!);
  });
});

describe('the checks on the way', () => {
  it('know what the meter shows between the rails: two resistors of 10K in a row', () => {
    const [short, supply] = workbenchSheet(kitOf('vintage-overdrive')).checks;
    expect(short).toMatchObject({ name: 'short', at: 'IC1.8', ohms: 20_000, after: 'transistors' });
    expect(supply).toMatchObject({ name: 'supply', at: 'IC1.8', volts: 8.81, after: 'panel' });
  });

  it('expect no end of ohms where nothing joins the rails', () => {
    expect(workbenchSheet(kitOf('fuzz-box')).checks[0]).toMatchObject({ ohms: null });
  });
});

describe('one part that changes', () => {
  const stock = kitOf('fuzz-box');
  /** R3 gets another value, and hangs on the collector instead of the emitter. */
  const components = stock.circuit.components.map((part) =>
    part.ref === 'R3' ? { ...part, value: '120K', part: 'resistor-120k', pins: { 1: 'b1', 2: 'c2' } } : part,
  );
  const circuit: Circuit = { ...stock.circuit, components };
  const kit: Kit = { ...stock, circuit };

  it('is seen in netlist, board, bill, schematic and steps', async () => {
    const before = workbenchSheet(stock);
    const sheet = workbenchSheet(kit);
    const r3 = (of: typeof sheet) => of.parts.find(({ ref }) => ref === 'R3')!;
    const net = (of: typeof sheet, name: string) => of.nets.find((each) => each.name === name)!;

    // Netlist: of the sheet, and of the file for other programs.
    expect(net(before, 'e2').pins).toContain('R3.2');
    expect(net(sheet, 'e2').pins).not.toContain('R3.2');
    expect(net(sheet, 'c2').pins).toContain('R3.2');
    expect(kicadNetlist('R3', billOfMaterials(circuit))).toContain('120K');

    // Board: the bands, the pad's net and the copper between.
    expect(r3(sheet)).toMatchObject({ value: '120K', bands: ['brown', 'red', 'black', 'orange', 'brown'] });
    expect(kitDrawing(kit).parts.find(({ ref }) => ref === 'R3')).toMatchObject({ value: '120K', nets: ['b1', 'c2'] });
    expect(net(sheet, 'c2').top + net(sheet, 'c2').bottom).not.toBe(net(before, 'c2').top + net(before, 'c2').bottom);
    expect(sheet.art.parts['R3']).not.toBe(before.art.parts['R3']);

    // Bill.
    expect(r3(sheet).name).toBe('Resistor 120K');
    expect(includedList(billOfMaterials(circuit))).toContain('1 x Resistor 120K');

    // Schematic.
    const drawn = schematicSvg(sheetFrom(await layOut(circuit)), { title: 'R3 changed' });
    expect(drawn).toContain('>120K<');
    expect(/data-ref="R3"[^>]*data-shape[^>]*data-pins="([^"]*)"/.exec(drawn)?.[1]).toContain('2:c2');

    // Steps: it is still placed once, and drawn as what it is now.
    expect(sheet.steps.filter(({ refs }) => refs.includes('R3')).map(({ name }) => name)).toEqual(['resistors']);
    const asFilm = components.map((part) =>
      part.ref === 'R3' ? { ...part, kind: 'film' as const, value: '10n' } : part,
    );
    const moved = workbenchSheet({ ...stock, circuit: { ...circuit, components: asFilm } });
    expect(moved.steps.filter(({ refs }) => refs.includes('R3')).map(({ name }) => name)).toEqual(['film']);
  });
});
