/** What a typed or chosen value is in volts, ohms and farads: for the circuit that plays and for the curves. */
import type { ListenSheet, SheetChoice, SheetMod } from '#drawings/listen/listen-sheet.ts';
import type { Circuit, Component } from '#electronics/component.ts';
import type { DeviceModel } from '#electronics/simulation/device-model.ts';
import { slewVoltsOf } from '#electronics/simulation/element.ts';
import { typicalParts } from '#electronics/simulation/part-sampling.ts';
import type { PartValue } from '#electronics/player/playable.ts';
import { mergeLeakage } from '#electronics/player/compile/compile-devices.ts';
import { semiconductorElements } from '#electronics/simulation/semiconductors.ts';
import { faradsNotation, ohmsNotation } from '#electronics/value/format.ts';
import { parseFarads, parseOhms } from '#electronics/value/parse.ts';
import type { ByRef, Sound } from '#drawings/listen/sound.ts';

const capacitors: ReadonlySet<Component['kind']> = new Set(['film', 'ceramic', 'electrolytic']);
/** More than ever lies between the inputs of an op-amp that follows every slope. */
const withoutSlewVolts = 10;
const least = { ohms: 1, farads: 1e-12 };
const most = { ohms: 22e6, farads: 4.7e-3 };

const between = (value: number | null, low: number, high: number): number | null =>
  value !== null && value >= low && value <= high ? value : null;

/** The devices that may go into a place, by the slugs of parts: those of its own type. */
export function devicesFor(sheet: ListenSheet, component: Component): [slug: string, model: DeviceModel][] {
  const own = component.part ? sheet.models[component.part] : undefined;
  return Object.entries(sheet.models).filter(([, model]) => {
    if (!own || model.type !== own.type) return false;
    if (model.type === 'op-amp') return model.outline === (own as typeof model).outline;
    if (model.type === 'bipolar') return model.polarity === (own as typeof model).polarity;
    return model.type === 'diode' || model.type === 'field-effect';
  });
}

const choicesOf = ({ mods }: ListenSheet): SheetChoice[] => mods.flatMap(({ choices }) => choices);

/** Which part a device is called by what builders write. */
const slugOf = (sheet: ListenSheet, component: Component, value: string): string | null => {
  const named =
    choicesOf(sheet).find((one) => one.value.toLowerCase() === value.toLowerCase())?.part ?? value.toLowerCase();
  return devicesFor(sheet, component).some(([slug]) => slug === named) ? named : null;
};

/** The parameters of a device as the player reads them: those of the element that the solver makes of it. */
function modelParameters(component: Component, part: string, model: DeviceModel): Record<string, number> {
  if (model.type === 'op-amp') {
    const { gain, bandwidth, slewRate, bias, toHigh, toLow } = model;
    const slewVolts = slewRate === undefined ? withoutSlewVolts : slewVoltsOf(slewRate, bandwidth);
    return { gain, bandwidth, slewVolts, biasAmps: bias[1], toHigh, toLow };
  }
  const { ref, pins } = component;
  const [element] = mergeLeakage(semiconductorElements({ ref, pins, part, model, draw: typicalParts }));
  return Object.fromEntries(Object.entries(element ?? {}).filter(([, parameter]) => typeof parameter === 'number'));
}

/** Null: that is no value for this part. */
function partValue(sheet: ListenSheet, component: Component, value: string): PartValue | null {
  if (component.kind === 'resistor') {
    const ohms = between(parseOhms(value), least.ohms, most.ohms);
    return ohms === null ? null : { ohms };
  }
  if (capacitors.has(component.kind)) {
    const farads = between(parseFarads(value), least.farads, most.farads);
    return farads === null ? null : { farads };
  }
  const slug = slugOf(sheet, component, value);
  return slug === null ? null : { model: modelParameters(component, slug, sheet.models[slug]!) };
}

/** In the notation of circuits, however it was typed: 4.7 k is 4K7, and a device is called as in the mods. Null: no value. */
export function toCircuitNotation(sheet: ListenSheet, component: Component, typed: string): string | null {
  const value = partValue(sheet, component, typed);
  if (!value) return null;
  if ('ohms' in value) return ohmsNotation(value.ohms).replace('k', 'K');
  if ('farads' in value) return faradsNotation(value.farads);
  const slug = slugOf(sheet, component, typed)!;
  return choicesOf(sheet).find(({ part }) => part === slug)?.value ?? slug.toUpperCase();
}

const componentOf = ({ circuit }: ListenSheet, ref: string): Component | undefined =>
  circuit.components.find((component) => component.ref === ref);

/** Parts that may be given another value: those that the engine knows a value of. */
export const changeable = (sheet: ListenSheet): Component[] =>
  sheet.circuit.components.filter(
    (component) =>
      !sheet.unplayed.parts.includes(component.ref) &&
      (component.kind === 'resistor' ||
        capacitors.has(component.kind) ||
        devicesFor(sheet, component).some(([slug]) => slug !== component.part)),
  );

/** Which of its choices is in every place of a mod; 'stock': the kit's own parts are; null: something else is. */
export function fittedChoice({ refs, choices }: SheetMod, swaps: ByRef<string>): SheetChoice | 'stock' | null {
  if (refs.every((ref) => swaps[ref] === undefined)) return 'stock';
  return choices.find(({ value }) => refs.every((ref) => swaps[ref] === value)) ?? null;
}

/** What the engine swaps. */
export const swappedParts = (sheet: ListenSheet, { swaps }: Sound): ByRef<PartValue> =>
  Object.fromEntries(
    Object.entries(swaps).flatMap(([ref, value]) => {
      const component = componentOf(sheet, ref);
      const found = component && partValue(sheet, component, value);
      return found ? [[ref, found]] : [];
    }),
  );

/** The circuit with these parts, for the curves. */
export function circuitWithSwaps(sheet: ListenSheet, { swaps }: Sound): Circuit {
  const { circuit } = sheet;
  const components = circuit.components.map((component) => {
    const value = toCircuitNotation(sheet, component, swaps[component.ref] ?? '');
    if (value === null) return component;
    const part = slugOf(sheet, component, value);
    return part === null ? { ...component, value } : { ...component, value, part };
  });
  return { ...circuit, components };
}
