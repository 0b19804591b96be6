/** The legs of everything that is sold with more than one way to fit it, as its data sheet names them. */
import { chips } from './chips.ts';
import { hardware } from './hardware.ts';
import type { PackageName } from './packages.ts';
import { transistors } from './transistors.ts';

export interface PinTable {
  /** Maker and title of the sheet the table was written from. */
  readonly sheet: string;
  /** Parts of the panel stand on no board. */
  readonly package: PackageName | 'pot' | 'panel';
  /** Name in a circuit and on the sheet, in the order of the package's legs. */
  readonly legs: readonly (readonly [pin: string, meaning: string])[];
}

export const pinTables: Readonly<Record<string, PinTable>> = { ...transistors, ...chips, ...hardware };
