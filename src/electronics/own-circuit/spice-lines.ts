/** The lines of a SPICE netlist: without comments, and with those that a plus continues. */

import type { LineNotes } from './line-notes.ts';

export interface SpiceLine {
  /** From 1; of the first, where it was continued. */
  readonly line: number;
  readonly text: string;
}

/** A comment begins at a semicolon, or at a dollar sign that stands alone. */
const withoutComment = (text: string): string => text.replace(/;.*$|\s\$.*$/, '').trim();

/** Of a line with all that continues it; a card of a transistor has a quarter of it. */
const maxLineLength = 2_000;

/** The title could be read as a part: a part has a value or the name of a device behind its nets. */
const looksLikePart = (text: string): boolean =>
  /^[rclv]\S*\s+\S+\s+\S+\s+(?:dc\s+)?[\d.]/i.test(text) ||
  /^d\S+\s+\S+\s+\S+\s+\S*\d\S*$/i.test(text) ||
  /^[qj]\S+\s+\S+\s+\S+\s+\S+\s+\S*\d\S*$/i.test(text) ||
  /^\.model\s/i.test(text);

function tooLong(line: number, notes: LineNotes): SpiceLine[] {
  notes.refuse(line, `A line of more than ${maxLineLength.toLocaleString('en-IN')} characters is not read.`);
  return [];
}

export function spiceLines(text: string, notes: LineNotes): SpiceLine[] {
  const lines: SpiceLine[] = [];
  let isControl = false;
  for (const [at, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const line = at + 1;
    const stripped = whole.replace(/^\uFEFF/, '').trim();
    if (stripped.startsWith('*')) continue;
    const read = withoutComment(stripped.slice(0, 2 * maxLineLength));
    if (line === 1) {
      if (!looksLikePart(read)) continue;
      notes.warn(1, 'SPICE takes the first line for a title. This one looks like a part and is read as one.');
    }
    if (read === '') continue;
    if (read.length > maxLineLength) return tooLong(line, notes);
    if (/^\.control\b/i.test(read)) isControl = true;
    else if (/^\.endc\b/i.test(read)) isControl = false;
    else if (isControl) continue;
    else if (/^\.end$/i.test(read)) break;
    else if (read.startsWith('+') && lines.length > 0) {
      const last = lines.pop()!;
      if (last.text.length + read.length > maxLineLength) return tooLong(line, notes);
      lines.push({ line: last.line, text: `${last.text} ${read.slice(1).trim()}` });
    } else lines.push({ line, text: read });
  }
  return lines;
}
