/** What is said of a line of a netlist: why it is refused, or how it was read. */

/** What may stand in the line instead. */
export interface LineOffer {
  readonly from: string;
  readonly to: string;
}

export interface LineNote {
  /** From 1, as editors count. */
  readonly line: number;
  /** One sentence. */
  readonly text: string;
  readonly offer?: LineOffer;
}

/** Nobody reads more at once. */
const maxProblems = 20;
const maxWarnings = 20;

/** The notes of one reading. Whatever is beyond what anybody reads is left out. */
export class LineNotes {
  readonly problems: LineNote[] = [];
  readonly warnings: LineNote[] = [];

  refuse(line: number, text: string, offer?: LineOffer): undefined {
    if (this.problems.length < maxProblems) this.problems.push({ line, text, ...(offer && { offer }) });
    return undefined;
  }

  warn(line: number, text: string, offer?: LineOffer): void {
    if (this.warnings.length < maxWarnings) this.warnings.push({ line, text, ...(offer && { offer }) });
  }
}

/** As much of what was typed as a sentence needs. */
export const cited = (text: string): string => `“${text.length > 30 ? `${text.slice(0, 29)}…` : text}”`;
