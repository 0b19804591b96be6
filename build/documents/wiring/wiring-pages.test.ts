/** The printed wiring has the numbers, lengths and answers of the screen, and no word on another. */
import { describe, expect, it } from 'vitest';
import { readPdf } from '#tests/support/pdf-reader.ts';
import { kitWiring } from '../../wiring/kit-wiring.ts';
import { drawWithoutOverlaps } from '../labels/collisions.ts';
import { openDocument } from '../open-document.ts';
import { subjects } from '../subject.ts';
import { orderLines, wiringPages } from './wiring-page.ts';

const kits = subjects.filter(({ product }) => product.category === 'kit');

describe.each(kits.map((subject) => [subject.product.slug, subject] as const))(
  'the printed wiring of %s',
  (_, subject) => {
    const { wiring } = kitWiring(subject.kit);

    it('has every wire with its number, length and ends, and every check with its answer, a page for each group', async () => {
      const bytes = await drawWithoutOverlaps((options) => {
        const sheet = openDocument(subject, { title: 'wiring', subject: 'Wiring', compress: false, ...options });
        sheet.addPage();
        wiringPages(sheet, subject);
        return sheet.finish();
      });
      const { pages } = readPdf(bytes);
      const groups = [...new Set(wiring.wires.map(({ group }) => group))];
      expect(pages).toHaveLength(2 + groups.length);
      for (const [i, step] of wiring.steps.filter(({ kind }) => kind === 'check').entries()) {
        const group = step.kind === 'check' ? step.group : '';
        const texts = pages[2 + i]!.texts;
        for (const { number, colour, millimetres, from, to, needsPull } of wiring.wires.filter(
          (wire) => wire.group === group,
        )) {
          expect(texts).toContain(String(number));
          expect(texts).toContain(`${colour}, ${millimetres} mm; strip ${from.strip} and ${to.strip} mm`);
          expect(texts.join('\n').replaceAll('−', '-')).toContain(
            `${from.name}  to  ${to.name}${needsPull ? ' *' : ''}`.replaceAll('−', '-'),
          );
        }
        const checks = wiring.checks.filter((check) => check.group === group);
        expect(texts.filter((text) => text === 'beep')).toHaveLength(checks.filter(({ beeps }) => beeps).length);
        expect(texts.filter((text) => text === 'silent')).toHaveLength(checks.filter(({ beeps }) => !beeps).length);
      }
    });

    it('gives the order of the work, what is covered before what covers it', () => {
      const lines = orderLines(wiring);
      const early = wiring.steps.filter((step) => step.kind === 'lug-end' || (step.kind === 'wire' && step.before));
      expect(lines.filter((line) => /^Wire \d+/.test(line))).toHaveLength(early.length);
      expect(lines.indexOf('LED bezel.')).toBeLessThan(lines.indexOf('LED.'));
      expect(lines.at(-1)).toContain('by number');
    });
  },
);
