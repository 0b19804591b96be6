import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrCode } from '../qr/qr-code.ts';
import { paymentViews, upiLink } from './payment-views.ts';

const order = { number: 'PK-1042', totalPaise: 123_450 };

/** jsqr is published for CommonJS, and its default export stands one door further in. */
const readQr = ((jsqr as unknown as { default?: typeof jsqr }).default ?? jsqr) as unknown as (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null;

const pixelsPerSquare = 4;
const quietSquares = 4;

/** Paints the path as a screen would, in black on white with the quiet margin, and reads it as a phone does. */
function scan({ size, path }: { size: number; path: string }): string | undefined {
  const width = (size + 2 * quietSquares) * pixelsPerSquare;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let dy = 0; dy < pixelsPerSquare; dy += 1) {
      for (let dx = 0; dx < Number(length) * pixelsPerSquare; dx += 1) {
        const column = (Number(x) + quietSquares) * pixelsPerSquare + dx;
        const row = (Number(y) + quietSquares) * pixelsPerSquare + dy;
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return readQr(pixels, width, width)?.data;
}

describe('a request to pay by UPI', () => {
  it('is a link with every field percent-encoded', () => {
    expect(upiLink('taar@okbank', order)).toBe(
      'upi://pay?pa=taar@okbank&pn=taar&tr=PK-1042&tn=Order%20PK-1042&am=1234.50&cu=INR',
    );
    const fields = new URLSearchParams(upiLink('a&b=c@okbank', order).split('?')[1]);
    expect(fields.get('pa')).toBe('a&b=c@okbank');
    expect([...fields.keys()]).toEqual(['pa', 'pn', 'tr', 'tn', 'am', 'cu']);
  });

  it.each([100, 349_900, 99_999_999])('is drawn as a code that a phone reads back: %i paise', (totalPaise) => {
    const link = upiLink('a-rather.long_name@okhdfcbank', { number: 'PK-123456', totalPaise });
    const qr = qrCode(link);
    expect(qr.path.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/g, '')).toBe('');
    expect(scan(qr)).toBe(link);
  });

  it('is there when the shop has a payment address, and only then', () => {
    const views = paymentViews({ gateway: null, upiVpa: 'taar@okbank' });
    expect(views.options).toEqual({ gateway: false, upi: true });
    expect(views.upiRequest(order)).toMatchObject({ vpa: 'taar@okbank', link: upiLink('taar@okbank', order) });
    expect(paymentViews().upiRequest(order)).toBeNull();
    expect(paymentViews().options).toEqual({ gateway: false, upi: false });
  });
});
