/** Reads what somebody pasted: a netlist for SPICE or of KiCad. Never throws; what it cannot read it names by line. */

import { DraftCircuit, type OwnCircuit } from './draft-circuit.ts';
import { type LineNote, LineNotes } from './line-notes.ts';
import type { DeviceModels } from './device-names.ts';
import { readKicad } from './read-kicad.ts';
import { readSpice } from './read-spice.ts';

/** A circuit of two hundred parts has a tenth of it. */
export const maxNetlistLength = 100_000;

export interface ReadNetlist {
  readonly format: 'spice' | 'kicad';
  /** Null: it was refused, and `problems` has why. */
  readonly own: OwnCircuit | null;
  readonly problems: readonly LineNote[];
  readonly warnings: readonly LineNote[];
}

/** `known`: the devices that need no card. */
export function readNetlist(text: string, known: DeviceModels): ReadNetlist {
  const notes = new LineNotes();
  const format = /^\uFEFF?\s*\(/.test(text) ? 'kicad' : 'spice';
  const draft = new DraftCircuit(notes, format === 'spice');
  const { problems, warnings } = notes;
  if (text.length > maxNetlistLength)
    notes.refuse(1, `More than ${maxNetlistLength.toLocaleString('en-IN')} characters are not read.`);
  else if (format === 'kicad') readKicad(text, draft, known);
  else readSpice(text, draft, known);
  return { format, own: draft.finish(), problems, warnings };
}
