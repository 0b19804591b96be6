import { z } from 'zod';
import { buyPath, writeBuyLines, type BuyLine } from '#domain/cart/buy-link.ts';
import { maxQuantity } from '#domain/cart/cart.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal } from '#domain/money/money.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import type { McpDeps } from '../mcp-deps.ts';
import { tool } from '../tool.ts';
import { rupees, slugInput } from './schemas.ts';

/** As many as an address can carry, and more than any pedal has. */
export const maxCartLines = 100;

const cartText = z
  .string()
  .trim()
  .max(8000)
  .describe('A cart as these tools write it: "fuzz-box:1,resistor-4k7:2". Empty: nothing is in it.');

export const cartOutput = z.object({
  cart: z.string().describe('The cart as text. Pass it to get_cart or update_cart; nothing is kept on the server.'),
  link: z
    .string()
    .nullable()
    .describe(
      'For the person: shows these goods and puts them into their own cart when they say so. Null: the cart is empty.',
    ),
  lines: z.array(
    z.object({
      product: z.string(),
      name: z.string(),
      quantity: z.int().describe('Packs.'),
      price_inr: rupees,
      total_inr: rupees,
      problem: z.string().nullable().describe('Why it cannot be bought so.'),
    }),
  ),
  unknown: z.array(z.string()).describe('What the shop has not got; it is left out.'),
  subtotal_inr: rupees.describe('Goods with GST. Delivery is worked out at the checkout, once the address is known.'),
});

/** Slugs with their packs. What is written twice is added up. */
function readCart(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  for (const piece of text.split(',').filter((each) => each.trim() !== '')) {
    const [, slug, quantity] = /^\s*([^\s:,/?#]{1,100}):(\d{1,2})\s*$/.exec(piece) ?? [];
    if (slug === undefined)
      throw new Refusal(
        'input-invalid',
        `A cart is written "fuzz-box:1,resistor-4k7:2". This is not: ${piece.slice(0, 60)}`,
      );
    lines.set(slug, Math.min(maxQuantity, (lines.get(slug) ?? 0) + Number(quantity)));
  }
  if (lines.size > maxCartLines) throw new Refusal('input-invalid', `A cart here holds ${maxCartLines} lines at most.`);
  return lines;
}

export async function viewCart(
  { readGoods, publicUrl }: Pick<McpDeps, 'readGoods' | 'publicUrl'>,
  wanted: readonly BuyLine[],
): Promise<z.input<typeof cartOutput>> {
  const { lines, unknown, subtotal } = await readGoods(wanted.filter(({ quantity }) => quantity > 0));
  const known = lines.map(({ product, quantity }) => ({ product: product.slug, quantity }));
  const path = known.length > 0 ? buyPath(known, paths.cart) : null;
  return {
    cart: writeBuyLines(known),
    link: path === null ? null : absoluteUrl(publicUrl(), path),
    lines: lines.map(({ product, quantity, total, obstacle }) => ({
      product: product.slug,
      name: product.name,
      quantity,
      price_inr: product.price,
      total_inr: toDecimal(total),
      problem: obstacle,
    })),
    unknown: [...unknown],
    subtotal_inr: toDecimal(subtotal),
  };
}

const toLines = (cart: ReadonlyMap<string, number>): BuyLine[] =>
  [...cart].map(([product, quantity]) => ({ product, quantity }));

export const getCart = (deps: McpDeps) =>
  tool({
    name: 'get_cart',
    title: 'Price a cart',
    description:
      'Prices and stock of a cart as they are now, and the link that the person opens to buy it. Orders nothing: the person does, in the shop.',
    input: z.object({ cart: cartText }),
    output: cartOutput,
    run: ({ cart }) => viewCart(deps, toLines(readCart(cart))),
  });

export const updateCart = (deps: McpDeps) =>
  tool({
    name: 'update_cart',
    title: 'Change a cart',
    description:
      'Puts products into a cart, changes how many, or takes them out, and answers the new cart with its link. Begin with an empty cart, or with the one that match_bill made. The cart is the text that comes back: keep that, the server keeps nothing.',
    input: z.object({
      cart: cartText.default(''),
      changes: z
        .array(
          z.object({
            product: slugInput,
            quantity: z.int().min(0).max(maxQuantity).describe('Packs in all, not in addition. 0 takes it out.'),
          }),
        )
        .min(1)
        .max(maxCartLines),
    }),
    output: cartOutput,
    run({ cart, changes }) {
      const lines = readCart(cart);
      for (const { product, quantity } of changes) lines.set(product, quantity);
      return viewCart(deps, toLines(lines));
    },
  });
