import { encode } from 'uqr';

/** A run of dark squares in one row. */
const bar = (x: number, y: number, width: number): string => `M${x} ${y}h${width}v1h-${width}z`;

interface QrCode {
  readonly size: number;
  readonly path: string;
}

function draw(link: string): QrCode {
  const { size, data } = encode(link, { ecc: 'M', border: 0 });
  let path = '';
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      let end = x + 1;
      while (end < size && row[end]) end += 1;
      path += bar(x, y, end - x);
      x = end;
    }
  }
  return { size, path };
}

/** An open page asks for its order every few seconds, and a code takes longer to draw than the order to read. */
const drawn = new Map<string, QrCode>();
const maxCachedCodes = 200;

/** The dark squares of a QR code as one SVG path on a grid, without the quiet margin of four squares around it. */
export function qrCode(link: string): QrCode {
  const known = drawn.get(link);
  if (known) return known;
  const code = draw(link);
  if (drawn.size >= maxCachedCodes) drawn.clear();
  drawn.set(link, code);
  return code;
}
