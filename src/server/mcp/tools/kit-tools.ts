import { z } from 'zod';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import { addressWith } from '#drawings/listen/sound-text.ts';
import { stockSound } from '#drawings/listen/sound.ts';
import { symptoms } from '#electronics/diagnosis/inference/symptoms.ts';
import { meterKinds } from '#electronics/diagnosis/tables/meter.ts';
import { Refusal } from '#domain/errors.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import type { McpDeps } from '../mcp-deps.ts';
import { tool } from '../tool.ts';
import { kitInput } from './schemas.ts';

const volts = z.number().min(-100).max(100);
const point = z.string().trim().min(1).max(60).describe('A leg such as "Q1.C" or "IC1.8", or "supply".');
const share = z.number().min(0).max(1);
const rounded = (value: number): number => Math.round(value * 100) / 100;

export const explainReading = ({ diagnosis, catalogue, publicUrl }: McpDeps) =>
  tool({
    name: 'explain_reading',
    title: 'Explain a voltage in a pedal',
    description:
      'What a DC voltage measured in a built kit means: whether it is within what a healthy pedal shows, which faults go with it, how to check and mend them, and what to measure next. Works out of the simulated faults of each kit. Call it again with all readings so far; a wrong point is answered with the points that there are.',
    input: z.object({
      kit: kitInput,
      point,
      volts: volts.describe('Against ground, black lead of the meter on the input jack’s sleeve.'),
      earlier: z.array(z.object({ point, volts })).max(40).default([]).describe('What was measured before.'),
      symptoms: z.array(z.enum(symptoms)).max(symptoms.length).default([]).describe('What is heard and seen.'),
      meter: z.enum(meterKinds).default('10M').describe('Its input resistance; needle: one with a pointer.'),
    }),
    output: z.object({
      point: z.string(),
      name: z.string(),
      measured_volts: z.number(),
      expected_volts: z.object({ typical: z.number(), low: z.number(), high: z.number() }),
      reads: z.enum(['right', 'low', 'high']),
      meaning: z.string(),
      nothing_wrong: share.describe('How likely it is that the meter would find nothing wrong anywhere.'),
      faults: z
        .array(z.object({ fault: z.string(), probability: share, check: z.string(), mend: z.string() }))
        .describe('The likeliest first. Nothing is proved before its check.'),
      next: z.object({
        step: z.enum(['measure', 'measure-again', 'listen', 'check', 'end']),
        point: z.string().nullable().describe('What to pass as point next.'),
        title: z.string(),
        how: z.string(),
      }),
      finder_url: z.string().describe('The fault finder of the kit, with pictures, for the person.'),
    }),
    async run({ kit, point: asked, volts: read, earlier, symptoms: seen, meter }) {
      const product = await catalogue.get(kit);
      const { slug, name } = product;
      const readings = [...earlier, { point: asked, volts: read }];
      const answer = await diagnosis.explain(await catalogue.drawnKit(product), { readings, symptoms: seen, meter });
      if (!answer) throw new Refusal('input-invalid', `We have no table of faults for ${name}.`);
      if ('unknown' in answer) {
        const known = answer.points.map((each) => `${each.point} (${each.name})`).join(', ');
        throw new Refusal('input-invalid', `${name} has no point called “${answer.unknown}”. It has: ${known}.`);
      }
      const { expected, reads } = answer;
      const band = `${expected.low.toFixed(2)} to ${expected.high.toFixed(2)} V`;
      const verdict = { right: 'That is as it should be', low: 'That is too low', high: 'That is too high' }[reads];
      return {
        point: answer.point,
        name: answer.name,
        measured_volts: answer.volts,
        expected_volts: { typical: rounded(expected.volts), low: rounded(expected.low), high: rounded(expected.high) },
        reads,
        meaning: `${verdict}: a healthy ${name} shows ${band} there.`,
        nothing_wrong: rounded(answer.healthy),
        faults: answer.faults.map(({ name: fault, probability, check, mend }) => ({
          fault,
          probability: rounded(probability),
          check,
          mend,
        })),
        next: answer.next,
        finder_url: absoluteUrl(publicUrl(), paths.bench(slug, 'faults')),
      };
    },
  });

export const hearCircuit = ({ readDrawn, catalogue, publicUrl }: McpDeps) =>
  tool({
    name: 'hear_circuit',
    title: 'Hear a kit',
    description:
      'A link that opens a kit with its knobs set, ready to play a guitar through the simulated circuit in the browser. Knobs that are not named stay as they are drawn. Answers which knobs there are.',
    input: z.object({
      kit: kitInput,
      knobs: z
        .array(
          z.object({
            knob: z.string().trim().min(1).max(40).describe('Its name as printed: "FUZZ".'),
            percent: z.number().min(0).max(100).describe('0 is fully left, 100 fully right.'),
          }),
        )
        .max(20)
        .default([]),
    }),
    output: z.object({
      kit: z.string(),
      link: z.string(),
      knobs: z.array(z.object({ knob: z.string(), percent: z.number(), as_it_comes: z.number() })),
    }),
    async run({ kit, knobs }) {
      const product = await catalogue.get(kit);
      const { slug, name } = product;
      const drawn = await readDrawn(`listen-sheet/${product.drawnAs ?? slug}`);
      if (!drawn) throw new Refusal('input-invalid', `${name} cannot be heard in the shop.`);
      const sheet = JSON.parse(drawn.toString()) as ListenSheet;
      const find = (asked: string) =>
        sheet.controls.find(({ ref, label }) =>
          [ref, label].some((each) => each.toLowerCase() === asked.toLowerCase()),
        );
      const set = knobs.map(({ knob, percent }) => {
        const control = find(knob);
        if (control) return [control.ref, percent / 100] as const;
        const known = sheet.controls.map(({ label }) => label).join(', ');
        throw new Refusal('input-invalid', `${name} has no knob called “${knob}”. It has: ${known}.`);
      });
      const stock = stockSound(sheet);
      const sound = { ...stock, knobs: { ...stock.knobs, ...Object.fromEntries(set) } };
      const page = absoluteUrl(publicUrl(), paths.product(slug));
      return {
        kit: slug,
        link: addressWith(sheet, { sound, riff: null, bypassed: false }, page, true),
        knobs: sheet.controls.map(({ ref, label, position }) => ({
          knob: label,
          percent: Math.round(sound.knobs[ref]! * 100),
          as_it_comes: Math.round(position * 100),
        })),
      };
    },
  });
