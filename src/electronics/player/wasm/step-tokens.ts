/** The text of a step as words and signs. */

const token = /Math\.sqrt|\d*\.?\d+(?:e[-+]?\d+)?|[A-Za-z_]\w*|\+\+|&&|\|\||[<>!=]=|[-+*/]=|[^\s]/g;

export class StepTokens {
  private readonly list: readonly string[];
  private at = 0;

  constructor(text: string) {
    this.list = text.match(token) ?? [];
  }

  get next(): string {
    return this.list[this.at] ?? '';
  }

  /** What stands behind the next. */
  get second(): string {
    return this.list[this.at + 1] ?? '';
  }

  get isAtEnd(): boolean {
    return this.at >= this.list.length;
  }

  take(): string {
    return this.list[this.at++] ?? '';
  }

  /** Takes it if it comes next. */
  takes(sign: string): boolean {
    if (this.next !== sign) return false;
    this.at++;
    return true;
  }

  expect(sign: string): void {
    const found = this.take();
    if (found !== sign) throw new Error(`a step has ${found} where ${sign} belongs`);
  }
}
