import { createHash } from 'node:crypto';

/** Where a bitmap of a product's drawing is: another address for another drawing, so that it is read again. */
export function feedPicturePath(slug: string, at: number, imageUrl: string): string {
  const hash = createHash('sha256').update(imageUrl).digest('hex').slice(0, 10);
  return `/merchant/pictures/${encodeURIComponent(slug)}/${at}.${hash}.png`;
}
