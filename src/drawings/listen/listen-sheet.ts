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

/** A change worth hearing: other parts in one place, or in the two of a pair. */
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
  /** What the sound does not hang on: parts whose value it does not know, and nets on which nothing is worked out. */
  readonly unplayed: { readonly parts: readonly string[]; readonly nets: readonly Net[] };
  /** The figures of every device in it, and of those that may go there instead, by the slugs of parts. */
  readonly models: Readonly<Record<string, DeviceModel>>;
}
