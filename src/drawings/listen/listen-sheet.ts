/** What the page that plays a kit has to know of it: fetched by those who press Listen. */
import type { Circuit, Net } from '#electronics/component.ts';
import type { DeviceModel } from '#electronics/simulation/device-model.ts';
import type { Place } from './listen-picture.ts';

export interface SheetControl extends Place {
  readonly ref: string;
  readonly label: string;
  /** As the picture shows it, 0 to 1. */
  readonly position: number;
}

export interface SheetTrimmer {
  readonly ref: string;
  /** As its builder leaves it, 0 to 1. */
  readonly position: number;
}

/** A part that may go into a place. */
export interface SheetChoice {
  readonly value: string;
  /** Slug of the sold part. */
  readonly part: string;
  readonly gives: string;
}

/** A modification that is audible: other parts in one place, or in both places of a pair. */
export interface SheetMod {
  readonly title: string;
  readonly refs: readonly string[];
  readonly stock: Pick<SheetChoice, 'value' | 'part'>;
  readonly choices: readonly SheetChoice[];
}

export interface ListenSheet {
  readonly slug: string;
  readonly controls: readonly SheetControl[];
  readonly footswitch: Place;
  readonly trimmers: readonly SheetTrimmer[];
  readonly mods: readonly SheetMod[];
  /** As the solver reads it. */
  readonly circuit: Circuit;
  /** What does not affect the sound: parts without a model, and nets that the solver does not compute. */
  readonly unplayed: { readonly parts: readonly string[]; readonly nets: readonly Net[] };
  /** The parameters of every device in the circuit and of those that may replace it, by the slugs of parts. */
  readonly models: Readonly<Record<string, DeviceModel>>;
}
