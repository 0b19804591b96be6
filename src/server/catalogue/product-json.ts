import type { Product } from '#contracts/catalogue.ts';
import { withOwnMemory } from '../response-cache/unpooled-buffer.ts';

const known = new WeakMap<object, Buffer>();

/** Writes a product down once, for all the lists it will stand in. Answers with how many bytes that takes. */
export function keepJson(product: Product): number {
  const json = withOwnMemory(Buffer.from(JSON.stringify(product)));
  known.set(product, json);
  return json.length;
}

const toBytes = (value: object): Buffer => known.get(value) ?? Buffer.from(JSON.stringify(value));

const [open, comma, close] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer];

/** The same bytes as JSON.stringify gives; a list of products is put together from what is written down. */
export function toJson(value: object): Buffer {
  if (!Array.isArray(value)) return toBytes(value);
  const pieces = value.flatMap((each: object, index) => [index === 0 ? open : comma, toBytes(each)]);
  return Buffer.concat(pieces.length > 0 ? [...pieces, close] : [open, close]);
}
