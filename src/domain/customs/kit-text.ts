/** '8543.70' */
export const codeText = (code: string): string => (code.length > 4 ? `${code.slice(0, 4)}.${code.slice(4)}` : code);

interface NamedKit {
  readonly name: string;
  readonly code: string;
  readonly quantity: number;
}

/** '1 × Fuzz Box (HS 8543.70)': what is declared, for papers and screens. */
export const kitsText = (kits: readonly NamedKit[]): string =>
  kits.map(({ name, code, quantity }) => `${quantity} × ${name} (HS ${codeText(code)})`).join(', ');
