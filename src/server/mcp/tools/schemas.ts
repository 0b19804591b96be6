import { z } from 'zod';
import type { Product } from '#contracts/catalogue.ts';
import type { ListedPart } from '#domain/part-matching/listed-part.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';

export const rupees = z.string().describe('Rupees with two decimals, GST included: "3499.00".');

export const slugInput = z.string().trim().min(1).max(100);

export const kitInput = slugInput.describe('The slug of a kit, as search_catalog gives it: "fuzz-box".');

export const productSummary = z.object({
  product: z.string().describe('Its slug: what other tools take.'),
  name: z.string(),
  summary: z.string(),
  category: z.string(),
  subcategory: z.string(),
  value: z.string().nullable().describe('What builders call a part by: "4K7", "TL072CP".'),
  price_inr: rupees,
  pack_size: z.int().describe('Pieces in one pack; the price is that of the pack.'),
  in_stock: z.boolean(),
  stock: z.int().nullable().describe('Packs; null: not counted.'),
  url: z.string(),
});

export function toSummary(product: Product, publicUrl: string): z.input<typeof productSummary> {
  const { slug, name, summary, category, subcategory, value, price, packSize, inStock, stock } = product;
  return {
    product: slug,
    name,
    summary,
    category,
    subcategory,
    value,
    price_inr: price,
    pack_size: packSize,
    in_stock: inStock,
    stock,
    url: absoluteUrl(publicUrl, paths.product(slug)),
  };
}

export const partSummary = productSummary.pick({
  product: true,
  name: true,
  price_inr: true,
  pack_size: true,
  in_stock: true,
});

export const toPart = ({ slug, name, price, packSize, inStock }: ListedPart): z.input<typeof partSummary> => ({
  product: slug,
  name,
  price_inr: price,
  pack_size: packSize,
  in_stock: inStock,
});
