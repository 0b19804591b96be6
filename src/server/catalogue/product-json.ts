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

const [open, comma, close] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer];

/** The same bytes as JSON.stringify gives; a list of products is joined from the serialised products. */
export function toJson(value: object): Buffer {
  if (!Array.isArray(value)) return toBytes(value);
  const pieces = value.flatMap((each: object, index) => [index === 0 ? open : comma, toBytes(each)]);
  return Buffer.concat(pieces.length > 0 ? [...pieces, close] : [open, close]);
}
