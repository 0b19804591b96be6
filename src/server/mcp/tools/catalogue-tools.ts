import { z } from 'zod';
import { categories } from '#domain/catalogue/catalogue.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import type { McpDeps } from '../mcp-deps.ts';
import { tool } from '../tool.ts';
import { productSummary, slugInput, toSummary } from './schemas.ts';

const mostFound = 20;

export const searchCatalog = ({ catalogue, publicUrl }: McpDeps) =>
  tool({
    name: 'search_catalog',
    title: 'Search the shop',
    description:
      'Searches guitar pedal kits, bare circuit boards and electronic parts by words, values or part numbers ("fuzz", "4k7 resistor", "TL072"). Says when something is not sold, and what stands in for it. For a whole list of parts use match_bill instead.',
    input: z.object({
      query: z.string().trim().max(200).default('').describe('Empty: everything, best first.'),
      category: z.enum(categories).optional(),
      in_stock_only: z.boolean().default(false),
      max_price_inr: z.int().min(1).max(99_999_999).optional().describe('Whole rupees.'),
      limit: z.int().min(1).max(mostFound).default(10),
      offset: z.int().min(0).max(10_000).default(0),
    }),
    output: z.object({
      total: z.int(),
      products: z.array(productSummary),
      not_sold: z.string().nullable().describe('A sentence when the shop does not sell what was asked for.'),
      substitutes: z.array(productSummary.extend({ fit: z.string().describe('How well it does instead.') })),
      left_out: z.array(z.string()).describe('Words that nothing has, and that were left out of the search.'),
    }),
    async run({ query, category, in_stock_only, max_price_inr, limit, offset }) {
      const filter = {
        search: query,
        category,
        ...(in_stock_only && { inStock: 'true' as const }),
        maxPrice: max_price_inr,
      };
      const { products, total } = await catalogue.list(filter, { limit, offset });
      const advice = query === '' ? null : await catalogue.advise(query);
      const summary = (product: (typeof products)[number]) => toSummary(product, publicUrl());
      return {
        total,
        products: products.map(summary),
        not_sold: advice?.absent ?? null,
        substitutes: advice?.substitutes.map(({ fit, product }) => ({ ...summary(product), fit })) ?? [],
        left_out: advice?.leftOut ?? [],
      };
    },
  });

const billLine = z.object({
  name: z.string(),
  pieces: z.int(),
  refs: z.array(z.string()).describe('Designators on the board.'),
  part: z.string().nullable().describe('The product that it is sold as; null: not on its own.'),
});

const productDetails = productSummary.extend({
  description: z.string(),
  difficulty: z.string(),
  rating: z.string().nullable().describe('0.00 to 5.00, of what buyers and builders wrote; null: nobody has yet.'),
  review_count: z.int(),
  specifications: z.record(z.string(), z.string()),
  pin_out: z.record(z.string(), z.string()).nullable(),
  board_or_kit: z.string().nullable().describe('The board of a kit, the kit of a board.'),
  image_url: z.string(),
  documents: z.array(z.object({ name: z.string(), url: z.string() })),
  bill: z.array(billLine).describe('What is in a kit or goes on a board; empty for parts.'),
  listen_url: z.string().nullable().describe('Where a kit plays in the browser.'),
  bench_url: z.string().nullable().describe('Where it is built and measured step by step.'),
  hsn_code: z.string(),
  gst_percent: z.string().describe('The GST within the price.'),
});

export const getProduct = ({ catalogue, contents, publicUrl }: McpDeps) =>
  tool({
    name: 'get_product',
    title: 'Look at a product',
    description:
      'Everything about one product: price, stock, specifications, pins, documents, and for kits and boards the whole bill of materials.',
    input: z.object({ product: slugInput.describe('A slug or an id, as search_catalog gives it.') }),
    output: productDetails,
    async run({ product: wanted }) {
      const product = await catalogue.get(wanted);
      const { lines, listening, bench } = await contents.contents(product.id);
      const url = (path: string): string => absoluteUrl(publicUrl(), path);
      return {
        ...toSummary(product, publicUrl()),
        description: product.description,
        difficulty: product.difficulty,
        rating: product.writtenReviews > 0 ? product.rating : null,
        review_count: product.writtenReviews,
        specifications: product.specifications,
        pin_out: product.pinOut,
        board_or_kit: product.pairSlug,
        image_url: url(product.imageUrl),
        documents: product.documents.map((document) => ({ name: document.name, url: url(document.url) })),
        bill: lines.map(({ name, quantity, refs, part }) => ({
          name,
          pieces: quantity,
          refs,
          part: part?.slug ?? null,
        })),
        listen_url: listening ? url(`${paths.product(product.slug)}#listen`) : null,
        bench_url: bench ? url(paths.bench(product.slug)) : null,
        hsn_code: product.hsnCode,
        gst_percent: product.gstRatePercent,
      };
    },
  });
