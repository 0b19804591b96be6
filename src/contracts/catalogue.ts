import { z } from 'zod';
import { maxCataloguePageSize, catalogueSorts } from '#domain/catalogue/catalogue.ts';
import {
  isOptionalField,
  lineFieldNames,
  type LineField,
  type OptionalField,
} from '#domain/catalogue/product-fields.ts';
import { partKindSlugs } from '#domain/catalogue/part-kinds.ts';
import { emailAddress } from './email-address.ts';
import type { Endpoints } from './endpoint.ts';

// How a kit can be looked at and heard: what the build made of it, and where that is served.

const flatLay = z.object({
  imageUrl: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
  areas: z
    .array(z.object({ names: z.array(z.string()), x: z.number(), y: z.number(), w: z.number(), h: z.number() }))
    .describe('In percent of the picture. Several names lie from top to bottom, each as high as the other.'),
});

export type FlatLay = z.infer<typeof flatLay>;

const schematic = z.object({
  imageUrl: z.string(),
  stages: z.array(z.string()).describe('What is drawn, from the input to the output, then what stands beside it.'),
  downloads: z
    .array(z.object({ name: z.string(), type: z.string(), url: z.string() }))
    .describe('The same circuit for other programs.'),
});

export type Schematic = z.infer<typeof schematic>;

const listening = z.object({
  imageUrl: z.string().describe('The pedal, patched, as it is played.'),
  sheetUrl: z.string().describe('Its controls, parts and mods, as JSON.'),
  codeUrl: z.string().describe('The circuit as code that plays it.'),
  ampUrl: z.string().describe('The same of the amp behind it: fetched where it is switched on.'),
});

export type Listening = z.infer<typeof listening>;

const benchView = z.object({
  sheetUrl: z.string().describe('Its parts, nets, board, steps and measurements, as JSON.'),
  openBoxUrl: z
    .string()
    .optional()
    .describe('Its open box from behind as SVG, with every part, lug and wire of the wiring a group of its own.'),
  faultsUrl: z.string().optional().describe('What each of its faults shows, as JSON: read by the fault finder.'),
  soundsUrl: z
    .string()
    .optional()
    .describe('What the sounds of its faults are made of, as JSON; none where it makes no sound.'),
});

export type BenchView = z.infer<typeof benchView>;

/** Typed text that reaches a query: no NUL bytes, which PostgreSQL cannot store. */
const filterText = z
  .string()
  .max(200, 'A filter may have at most 200 characters.')
  .refine((text) => !text.includes('\u0000'), 'A filter must not contain a NUL character.');

const productDocument = z.object({
  name: z.string(),
  url: z.string(),
  type: z.string(),
  bytes: z.int().optional().describe('Of a document that the shop wrote itself.'),
  pages: z.int().optional().describe('Of a PDF that the shop wrote itself.'),
});

const galleryPicture = z.object({
  label: z.string(),
  imageUrl: z.string(),
  alt: z.string().optional().describe('For those who cannot see it.'),
});

/** Of the fields that are declared as one line of text. */
const lineFields = Object.fromEntries(
  lineFieldNames.map((name) => [name, isOptionalField(name) ? z.string().nullable() : z.string()]),
) as { [K in LineField]: K extends OptionalField ? z.ZodNullable<z.ZodString> : z.ZodString };

const product = z
  .object({
    ...lineFields,
    id: z.uuid(),
    slug: z.string(),
    summary: z.string().describe('One line for cards.'),
    description: z.string(),
    price: z.string().describe('Rupees with two decimals, such as "3499.00". GST is included.'),
    difficulty: z.string(),
    category: z.string(),
    subcategory: z.string(),
    kind: z.enum(partKindSlugs).nullable().describe('What a part is; null for kits and boards.'),
    value: z.string().nullable().describe('What builders call a part by, such as "4K7" or "TL072CP".'),
    usedInKits: z.int().describe('How many kits have this part in their bill.'),
    rating: z.string().describe('0.00 to 5.00'),
    reviewCount: z.int(),
    writtenReviews: z
      .int()
      .describe(
        'How many were written here. Nought: rating and count came with the first catalogue, or there are none.',
      ),
    imageUrl: z.string(),
    imageAlt: z.string().nullable().describe('For those who cannot see the picture; null: its name says it.'),
    gallery: z.array(galleryPicture).describe('Further pictures: the contents, the board.'),
    playable: z.boolean().describe('A kit that can be heard before it is built.'),
    socialImageUrl: z.string().describe('PNG of 1200 by 630 for links shared elsewhere.'),
    inStock: z.boolean(),
    stock: z.int().nullable().describe('How many there are; null when they are not counted.'),
    packSize: z.int(),
    specifications: z.record(z.string(), z.string()),
    pinOut: z.record(z.string(), z.string()).nullable(),
    components: z.array(z.string()),
    documents: z.array(productDocument),
    tags: z.array(z.string()).describe('Words to find it by.'),
    seoTitle: z.string().nullable().describe('For search engines, instead of its name.'),
    drawnAs: z
      .string()
      .optional()
      .describe('The slug that its circuit was drawn under, where its address was changed since.'),
    pairSlug: z.string().nullable().describe('The board of a kit, the kit of a board.'),
    hsnCode: z.string(),
    gstRatePercent: z.string(),
    createdAt: z.string().describe('ISO 8601, UTC.'),
  })
  .meta({ id: 'Product' });

export type Product = z.infer<typeof product>;

const bomPart = product.pick({
  id: true,
  slug: true,
  name: true,
  price: true,
  imageUrl: true,
  packSize: true,
  inStock: true,
  stock: true,
});

const billLine = z.object({
  name: z.string().describe('As the list of components calls it: "Resistor 4K7".'),
  quantity: z.int().describe('Pieces.'),
  refs: z.array(z.string()).describe('The designators on the board, or the labels of controls.'),
  note: z.string().nullable().describe('Where it goes and which way round.'),
  part: bomPart.nullable().describe('Null: it is not sold on its own.'),
  notSold: z.string().nullable().describe('Why it is not.'),
});

export type BillLine = z.infer<typeof billLine>;

const contents = z
  .object({
    lines: z.array(billLine).describe('The bill of materials of a kit or a board; empty for parts.'),
    flatLay: flatLay.nullable().describe('What lies where in the picture of a kit laid out.'),
    schematic: schematic.nullable().describe('Of a kit, and of the board of that kit.'),
    listening: listening.optional().describe('Of a kit that can be heard.'),
    bench: benchView.optional().describe('Of a kit or board that can be opened on the bench.'),
  })
  .meta({ id: 'ProductContents' });

export type ProductContents = z.infer<typeof contents>;

const uses = z
  .object({
    usedIn: z.array(
      product
        .pick({ slug: true, name: true, imageUrl: true, category: true })
        .extend({ pieces: z.int().describe('How many of the part one of them takes.') }),
    ),
    neighbours: z.array(product).describe('Parts of its kind before and after it in value, itself among them.'),
    companions: z.object({
      basis: z
        .enum(['orders', 'bills', 'kind'])
        .describe('Bought together, in the same kits, or in kits with the nearest of its kind.'),
      products: z.array(product),
    }),
  })
  .meta({ id: 'PartUses' });

export type PartUses = z.infer<typeof uses>;

const wholeNumber = (name: string, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} must be a whole number.`)
    .transform(Number)
    .refine((value) => value <= max, `${name} must be at most ${max}.`);

const maxRupees = 99_999_999;

const productFilter = z.object({
  search: filterText.optional(),
  difficulty: filterText.optional(),
  category: filterText.optional(),
  subcategory: filterText.optional(),
  kind: filterText.optional(),
  origin: filterText.optional().describe('A country of origin, as products name it: "Taiwan".'),
  inStock: z.enum(['true'], "inStock may only be 'true'.").optional(),
  minPrice: wholeNumber('minPrice', maxRupees).optional().describe('Whole rupees.'),
  maxPrice: wholeNumber('maxPrice', maxRupees).optional().describe('Whole rupees.'),
});

export type ProductFilter = z.infer<typeof productFilter>;

const productPage = productFilter.extend({
  sort: z.enum(catalogueSorts, `sort must be one of ${catalogueSorts.join(', ')}.`).optional(),
  limit: wholeNumber('limit', maxCataloguePageSize).optional(),
  offset: wholeNumber('offset', 1_000_000).optional(),
});

const counts = z.record(z.string(), z.int());

const facets = z
  .object({
    total: z.int(),
    inStock: z.int(),
    category: counts,
    subcategory: counts,
    kind: counts,
    difficulty: counts,
    origin: counts.describe('By country of origin.'),
    price: z.object({ min: z.string(), max: z.string() }).nullable(),
  })
  .describe('Each count holds with all the other filters applied.')
  .meta({ id: 'Facets' });

export type Facets = z.infer<typeof facets>;

const suggestedProduct = product
  .pick({ id: true, slug: true, name: true, price: true, imageUrl: true, category: true, inStock: true })
  .extend({ reason: z.string().nullable().describe("Why it is there, unless its name says so: 'Uses 4K7'.") });

const guideLink = z.object({ title: z.string(), path: z.string() });

const suggestions = z
  .object({
    absent: z.string().nullable().describe("A sentence when the shop doesn't sell it; the products then stand in."),
    products: z.array(suggestedProduct),
    categories: z.array(
      z.object({
        label: z.string(),
        category: z.string(),
        subcategory: z.string().nullable(),
        kind: z.string().nullable(),
      }),
    ),
    guides: z.array(guideLink),
  })
  .meta({ id: 'Suggestions' });

export type Suggestions = z.infer<typeof suggestions>;

const searchAdvice = z
  .object({
    price: z.string().nullable().describe("The prices read in the search: 'under ₹4,000'."),
    maxPrice: z.string().nullable().describe('The most of them in rupees, such as "4000.00".'),
    leftOut: z.array(z.string()).describe('Words that nothing has, and that were left out.'),
    others: z
      .array(z.object({ search: z.string(), total: z.int() }))
      .describe('Single words of a search without results that find something.'),
    absent: z.string().nullable().describe("A sentence when the shop doesn't sell what is searched for."),
    substitutes: z.array(z.object({ fit: z.string(), product })).describe('The nearest things that are sold.'),
    guides: z.array(guideLink).describe('Pages that help with it.'),
  })
  .meta({ id: 'SearchAdvice' });

export type SearchAdvice = z.infer<typeof searchAdvice>;

const productParams = z.object({
  id: z.string().min(1).max(200).describe('The uuid or the slug of a product.'),
});

const listedPart = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(partKindSlugs),
  value: z.string().describe('What builders call it by, such as "4K7" or "TL072CP".'),
  volts: z.number().nullable().describe('What a capacitor stands; null for other parts.'),
  price: z.string().describe('Of a pack. Rupees with two decimals.'),
  packSize: z.int(),
  inStock: z.boolean(),
  stock: z.int().nullable(),
  imageUrl: z.string(),
});

export type ListedPart = z.infer<typeof listedPart>;

const partList = z
  .object({
    parts: z.array(listedPart),
    standIns: z
      .array(z.object({ name: z.string(), slug: z.string(), fit: z.string().describe('How well it stands in.') }))
      .describe('Parts by name that the shop does not sell, each with the nearest one that it does.'),
  })
  .meta({ id: 'PartList' });

export type PartList = z.infer<typeof partList>;

export const catalogueEndpoints = {
  'GET /api/products': {
    summary: 'Products that match a filter. Totals travel in X-Total-Count and X-In-Stock-Count.',
    access: 'anyone',
    query: productPage,
    reply: z.array(product),
    status: 200,
  },
  'GET /api/facets': {
    summary: 'How many products each choice of a filter would give.',
    access: 'anyone',
    query: productFilter,
    reply: facets,
    status: 200,
  },
  'GET /api/suggestions': {
    summary: 'Up to 8 products and categories, and up to 3 guides, for what has been typed so far.',
    access: 'anyone',
    query: z.object({ q: filterText }),
    reply: suggestions,
    status: 200,
  },
  'GET /api/search-advice': {
    summary:
      'What a list of results does not say: prices that were read, what is not sold, what comes near, what helps.',
    access: 'anyone',
    query: z.object({ q: filterText }),
    reply: searchAdvice,
    status: 200,
  },
  'GET /api/products/:id': {
    summary: 'One product.',
    access: 'anyone',
    params: productParams,
    reply: product,
    status: 200,
  },
  'GET /api/products/:id/related': {
    summary: 'Up to four products that go with this one.',
    access: 'anyone',
    params: productParams,
    reply: z.array(product),
    status: 200,
  },
  'GET /api/products/:id/contents': {
    summary: 'What a kit holds or a board takes, and where each thing lies in the picture of it.',
    access: 'anyone',
    params: productParams,
    reply: contents,
    status: 200,
  },
  'GET /api/products/:id/uses': {
    summary: 'What a part is used in, its neighbours in value, and what goes with it.',
    access: 'anyone',
    params: productParams,
    reply: uses,
    status: 200,
  },
  'POST /api/products/:id/notify': {
    summary: 'Asks for one mail when the product is back in stock.',
    access: 'anyone',
    params: productParams,
    body: z.object({ email: emailAddress }),
    reply: null,
    status: 202,
  },
  'GET /api/parts': {
    summary: 'Every part in short, in the order of the shelf: what a pasted bill is matched against.',
    access: 'anyone',
    reply: partList,
    status: 200,
  },
} as const satisfies Endpoints;
