import { z } from 'zod';
import { Refusal } from '#domain/errors.ts';
import type { ListedPart } from '#domain/part-matching/listed-part.ts';
import type { Match } from '#domain/part-matching/match/match.ts';
import type { McpDeps } from '../mcp-deps.ts';
import { tool } from '../tool.ts';
import { cartOutput, maxCartLines, viewCart } from './cart-tools.ts';
import { partSummary, toPart } from './schemas.ts';

const mostLines = 300;
const mostChoices = 6;

const matchedOutput = z.object({
  result: z
    .enum(['exact', 'likely', 'question', 'missing'])
    .describe('likely: ours, with something to check. question: several may be meant. missing: not sold.'),
  part: partSummary.nullable(),
  reason: z.string().nullable().describe('What to check, what is asked, or why it is missing.'),
  choices: z.array(partSummary).describe('What a question leaves open.'),
  stand_in: partSummary.extend({ reason: z.string() }).nullable().describe('May take the place of what is missing.'),
});

function toMatched(match: Match): z.input<typeof matchedOutput> {
  const nothing = { part: null, reason: null, choices: [], stand_in: null };
  switch (match.is) {
    case 'exact':
      return { ...nothing, result: match.is, part: toPart(match.part) };
    case 'likely':
      return { ...nothing, result: match.is, part: toPart(match.part), reason: match.reason };
    case 'question':
      return {
        ...nothing,
        result: match.is,
        reason: match.question,
        choices: match.choices.slice(0, mostChoices).map(toPart),
      };
    case 'missing':
      return {
        ...nothing,
        result: match.is,
        reason: match.sentence,
        stand_in: match.standIn && { ...toPart(match.standIn.part), reason: match.standIn.reason },
      };
  }
}

export const matchBill = (deps: McpDeps) =>
  tool({
    name: 'match_bill',
    title: 'Match a bill of materials',
    description:
      'Reads any list of electronic parts (a BOM exported from KiCad, a table, free lines such as "R1-R6 10k" or "2x TL072") and finds each line among the packs of the shop, with reasons. Answers a cart with a link for everything that is sure; settle what is in question with the person, then add it with update_cart.',
    input: z.object({
      text: z.string().min(1).max(30_000).describe(`The list as it is, one part a line. At most ${mostLines} parts.`),
    }),
    output: cartOutput.extend({
      bill: z.array(
        matchedOutput.extend({ text: z.string().describe('As it was written.'), pieces: z.int().nullable() }),
      ),
      out_of_stock: z.array(partSummary),
      short: z.array(partSummary).describe('In stock, but not as many as the bill asks for.'),
      open_questions: z.int().describe('Lines that somebody has to answer before they are in the cart.'),
      not_read: z.array(z.string()).describe('Text that asks for nothing we know.'),
    }),
    async run({ text }) {
      const { lines, unread, chosen } = await deps.bills.matchBill(text);
      if (lines.length === 0)
        throw new Refusal('input-invalid', 'There is no part in this list. Write one part a line.');
      if (lines.length > mostLines)
        throw new Refusal('input-invalid', `That are ${lines.length} parts. Send at most ${mostLines} at once.`);
      const wanted = chosen.toAdd.map(({ product, quantity }) => ({ product: product.slug, quantity }));
      return {
        ...(await viewCart(deps, wanted.slice(0, maxCartLines))),
        bill: lines.map(({ entry, match, pieces }) => ({ text: entry.raw.trim(), pieces, ...toMatched(match) })),
        out_of_stock: chosen.outOfStock.map(toPart),
        short: chosen.short.map(toPart),
        open_questions: chosen.unanswered,
        not_read: unread.map((each) => each.text.slice(0, 200)),
      };
    },
  });

/** 'C B E', 'c-b-e' and 'CBE' are one. */
const pinsOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9+]/g, '');
const pinOrder = (pinOut: Readonly<Record<string, string>> | null): string =>
  pinsOf(
    Object.values(pinOut ?? {})
      .map((name) => name.charAt(0))
      .join(''),
  );

interface Wish {
  readonly pins?: string | undefined;
  readonly min_volts?: number | undefined;
}

export const findSubstitute = ({ bills, catalogue }: McpDeps) => {
  /** Why a part does not do after all; null: it does. */
  async function obstacleOf(slug: string, volts: number | null, { pins, min_volts }: Wish): Promise<string | null> {
    if (min_volts !== undefined && volts !== null && volts < min_volts) return `It stands ${volts} V only.`;
    if (pins === undefined) return null;
    const { pinOut } = await catalogue.get(slug);
    if (!pinOut) return null;
    return pinOrder(pinOut) === pinsOf(pins) ? null : `Its pins are ${Object.values(pinOut).join(', ')}.`;
  }

  return tool({
    name: 'find_substitute',
    title: 'Find a substitute for a part',
    description:
      'What can take the place of an electronic part, with the reason: by value for resistors, capacitors and controls, by legs and work for chips and transistors, and what stands in for parts that the shop does not sell ("2N3904", "100n film", "JRC4558", "B50K").',
    input: z.object({
      part: z.string().trim().min(1).max(100).describe('A value, a part number or a slug.'),
      min_volts: z.number().min(0).max(10_000).optional().describe('What a capacitor has to stand.'),
      pins: z.string().trim().min(1).max(40).optional().describe('Of a transistor, in the order of its legs: "E B C".'),
    }),
    output: matchedOutput.extend({
      substitutes: z.array(partSummary.extend({ reason: z.string() })).describe('The nearest first.'),
      unfit: z
        .array(z.object({ product: z.string(), why: z.string() }))
        .describe('Do not do by their rating or pins, the part itself among them.'),
    }),
    async run({ part, ...wish }) {
      const found = await bills.findSubstitutes(part);
      if (!found) throw new Refusal('input-invalid', 'Name one part, by its value or its number.');
      const why = async ({ slug, volts }: ListedPart) => obstacleOf(slug, volts, wish);
      const judged = await Promise.all(found.substitutes.map(async (each) => ({ ...each, why: await why(each.part) })));
      const { match } = found;
      const own =
        match.is === 'exact' || match.is === 'likely' ? [{ part: match.part, why: await why(match.part) }] : [];
      return {
        ...toMatched(found.match),
        substitutes: judged.flatMap((each) => (each.why ? [] : [{ ...toPart(each.part), reason: each.reason }])),
        unfit: [...own, ...judged].flatMap((each) => (each.why ? [{ product: each.part.slug, why: each.why }] : [])),
      };
    },
  });
};
