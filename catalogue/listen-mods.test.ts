import { expect, it } from 'vitest';
import { listenMods } from './listen-mods.ts';
import { kits } from './kits.ts';
import { modelBySlug } from './models/models.ts';
import { partBySlug } from './parts.ts';

const all = kits.flatMap(({ circuit }) => listenMods(circuit).map((mod) => ({ circuit, mod })));

it('offers only parts that are sold, in places that are there, and never the stock part again', () => {
  expect(all.length).toBeGreaterThan(30);
  for (const { circuit, mod } of all) {
    for (const ref of mod.refs) expect(circuit.components.map((part) => part.ref)).toContain(ref);
    for (const { part } of mod.choices) expect(partBySlug.get(part)?.slug).toBe(part);
    expect(mod.choices.map(({ value }) => value)).not.toContain(mod.stock.value);
  }
});

it('has the figures of every device that a mod brings', () => {
  for (const { circuit, mod } of all) {
    const kind = circuit.components.find(({ ref }) => ref === mod.refs[0])!.kind;
    if (['film', 'electrolytic', 'resistor'].includes(kind)) continue;
    for (const { part } of mod.choices) expect(modelBySlug(part), part).toBeDefined();
  }
});

it('begins with what the circuit itself suggests', () => {
  const fuzz = kits.find(({ slug }) => slug === 'pocket-fuzz')!.circuit;
  const [first] = listenMods(fuzz);
  expect(first).toMatchObject({ refs: ['D1'], stock: { value: '1N4148' } });
  expect(first!.choices.map(({ value }) => value)).toEqual(['BAT41', '1N34A']);
});

it('knows a clipping pair by its nets', () => {
  const overdrive = kits.find(({ slug }) => slug === 'vintage-overdrive')!.circuit;
  expect(listenMods(overdrive)[0]).toMatchObject({ refs: ['D1', 'D2'], stock: { value: '1N4148' } });
});
