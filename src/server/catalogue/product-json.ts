import type { Product } from '#contracts/catalogue.ts';
import { toUnpooledBuffer } from '../response-cache/unpooled-buffer.ts';

const serialised = new WeakMap<object, Buffer>();

/** Serialises a product once, for all the lists that it will be in. Returns the number of bytes. */
export function cacheJson(product: Product): number {
  const json = toUnpooledBuffer(Buffer.from(JSON.stringify(product)));
  serialised.set(product, json);
  return json.length;
}

const toBytes = (value: object): Buffer => serialised.get(value) ?? Buffer.from(JSON.stringify(value));

const [open, comma, close] = Buffer.from('[,]');

/** The same bytes as JSON.stringify gives; a list of products is joined from the serialised products. */
export function toJson(value: object): Buffer {
  if (!Array.isArray(value)) return toBytes(value);
  const items = value.map(toBytes);
  // Of its own memory, since a response is kept: what comes out of Node's pool would be copied once more.
  const joined = Buffer.allocUnsafeSlow(items.reduce((sum, { length }) => sum + length + 1, items.length > 0 ? 1 : 2));
  let at = 0;
  for (const item of items) {
    joined[at] = at === 0 ? open! : comma!;
    joined.set(item, at + 1);
    at += item.length + 1;
  }
  if (at === 0) joined[at++] = open!;
  joined[at] = close!;
  return joined;
}
