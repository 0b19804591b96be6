/** The changes that can be heard on a kit's page: those its circuit suggests, and those that its kind of circuit invites. */

import type { SheetChoice, SheetMod } from '#drawings/listen/listen-sheet.ts';
import type { Circuit, Component } from '#electronics/component.ts';
import { parseValue } from '#electronics/value/parse.ts';
import { modelBySlug } from './models/models.ts';
import { partBySlug, parts } from './parts.ts';

const choice = (part: string, gives: string): SheetChoice[] => {
  const sold = partBySlug.get(part);
  return sold ? [{ value: sold.value, part, gives }] : [];
};

const stockOf = ({ value, part }: Component): SheetMod['stock'] => ({ value, part: part ?? '' });

/** What the builder's own document suggests beside a part. */
const suggested = ({ mods = [], components }: Circuit): SheetMod[] =>
  mods.flatMap(({ ref, values, gives }) => {
    const place = components.find((part) => part.ref === ref);
    const choices = values.flatMap((value) => {
      const part = parts.find((one) => one.value === value && place?.part?.split('-')[0] === one.slug.split('-')[0]);
      return choice((part ?? parts.find((one) => one.value === value))?.slug ?? '', `Try it for ${gives}.`);
    });
    return place && choices.length > 0
      ? [{ title: `Another ${ref}`, refs: [ref], stock: stockOf(place), choices }]
      : [];
  });

const clippers: readonly SheetChoice[] = [
  ...choice('led-5mm-red', 'Clips later: louder, with more pick attack.'),
  ...choice('1n34a', 'Clips sooner and softer: quieter, rounder, more compressed.'),
  ...choice('1n4148', 'The usual silicon: firm and even.'),
];

/** Two diodes back to back over the same two nets are what clips. */
function clippingPairs({ components }: Circuit): SheetMod[] {
  const diodes = components.filter(({ kind }) => kind === 'diode' || kind === 'led');
  return diodes.flatMap((first, index) => {
    const second = diodes
      .slice(index + 1)
      .find(
        ({ pins, value }) => value === first.value && pins['A'] === first.pins['K'] && pins['K'] === first.pins['A'],
      );
    if (!second) return [];
    const choices = clippers.filter(({ part }) => part !== first.part).slice(0, 2);
    return [{ title: 'Clipping diodes', refs: [first.ref, second.ref], stock: stockOf(first), choices }];
  });
}

const steady = new Set(['GND', '+9V', 'VREF', 'DC+']);

/** The sold film capacitor that comes nearest. */
function nearestFilm(farads: number): string {
  const distance = (value: string): number => Math.abs(Math.log(parseValue(value, 'capacitance') / farads));
  return parts
    .filter(({ slug }) => slug.startsWith('film-'))
    .reduce((a, b) => (distance(b.value) < distance(a.value) ? b : a)).slug;
}

/** The first capacitor that the guitar meets decides how much of the lows comes in. */
function firstCoupling({ components, rails = {} }: Circuit): SheetMod[] {
  const isSignal = (net: string): boolean => !steady.has(net) && !(net in rails);
  const near = new Set([
    'IN',
    ...components
      .filter(({ kind, pins }) => kind === 'resistor' && Object.values(pins).includes('IN'))
      .flatMap(({ pins }) => Object.values(pins)),
  ]);
  const found = components.find(
    ({ kind, pins }) =>
      (kind === 'film' || kind === 'electrolytic') &&
      Object.values(pins).every(isSignal) &&
      Object.values(pins).some((net) => near.has(net)),
  );
  if (!found?.part) return [];
  const farads = parseValue(found.value, 'capacitance');
  const choices = [
    ...(farads > 2e-9
      ? choice(nearestFilm(Math.min(farads / 10, 2e-7)), 'Tighter lows: low strings stay separate.')
      : []),
    ...(farads < 4e-7 ? choice(nearestFilm(farads * 4), 'Fuller lows, good with single coils.') : []),
  ].filter(({ part }) => part !== found.part);
  return choices.length > 0 ? [{ title: 'Lows at the input', refs: [found.ref], stock: stockOf(found), choices }] : [];
}

const legs = (slug: string | null): string =>
  Object.values(partBySlug.get(slug ?? '')?.pinOut ?? {})
    .map((leg) => leg.charAt(0))
    .join('');

/** Transistors of another gain whose legs are in the same order. */
function otherGain({ components }: Circuit): SheetMod[] {
  const place = components.find(({ kind }) => kind === 'bjt');
  const own = place?.part ? modelBySlug(place.part) : undefined;
  if (!place || own?.type !== 'bipolar') return [];
  const choices = parts.flatMap(({ slug }) => {
    const model = modelBySlug(slug);
    if (model?.type !== 'bipolar' || slug === place.part || legs(slug) !== legs(place.part)) return [];
    if (model.polarity !== own.polarity || model.darlington !== own.darlington) return [];
    // Germanium leaks, and is biased for it.
    if (Boolean(model.leakage) !== Boolean(own.leakage)) return [];
    const ratio = model.gain[1] / own.gain[1];
    if (ratio > 0.7 && ratio < 1.4) return [];
    return choice(
      slug,
      ratio > 1 ? `About ${ratio.toFixed(1)} times the gain.` : `About ${Math.round(ratio * 100)}% of the gain.`,
    );
  });
  return choices.length > 0
    ? [{ title: `Another transistor`, refs: [place.ref], stock: stockOf(place), choices: choices.slice(0, 2) }]
    : [];
}

/** Op-amps of the same outline go into the same socket. */
function otherOpAmp({ components }: Circuit): SheetMod[] {
  const place = components.find(({ kind, part }) => kind === 'ic' && part && modelBySlug(part)?.type === 'op-amp');
  const own = place?.part ? modelBySlug(place.part) : undefined;
  if (!place || own?.type !== 'op-amp') return [];
  const choices = parts.flatMap(({ slug }) => {
    const model = modelBySlug(slug);
    if (model?.type !== 'op-amp' || model.outline !== own.outline || slug === place.part) return [];
    return choice(slug, 'Drops into the same socket. The difference is small: listen for the top end.');
  });
  return choices.length > 0
    ? [{ title: 'Another op-amp', refs: [place.ref], stock: stockOf(place), choices: choices.slice(0, 2) }]
    : [];
}

const maxMods = 3;

export const listenMods = (circuit: Circuit): SheetMod[] =>
  [suggested, clippingPairs, firstCoupling, otherGain, otherOpAmp].flatMap((find) => find(circuit)).slice(0, maxMods);
