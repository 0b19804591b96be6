/**
 * What is proven and measured of every kit, as the table of docs/kits.md: `node benchmarks/kit-table.ts`.
 * Wiring, fit and ripple are computed anew. What takes an hour (sound, the finder's trials) or cannot be made again (ripple before
 * the circuits were changed) is read from the tables of the pages that keep it.
 */
import { readFileSync } from 'node:fs';
import { kitWiring } from '#build/wiring/kit-wiring.ts';
import { kitDrawing } from '#catalogue/catalogue-drawings.ts';
import { kits } from '#catalogue/kits.ts';
import { layoutBoard } from '#drawings/pcb/layout-board.ts';
import { singleFaults } from '#electronics/wiring/single-faults.ts';
import { supplyRipple } from '#tests/support/figures/supply-ripple.ts';
import { fitFaults, leastAir } from '#tests/support/models/box-fit.ts';

type Kit = (typeof kits)[number];

/** The rows of the table of a page that begins with the kit and has this column, by kit, without the kit itself. */
function keptRows(page: string, column: string): (slug: string) => readonly string[] {
  const lines = readFileSync(new URL(`../docs/${page}.md`, import.meta.url), 'utf8').split('\n');
  const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());
  const start = lines.findIndex((line) => cellsOf(line)[1] === 'kit' && cellsOf(line).includes(column));
  if (start < 0) throw new Error(`docs/${page}.md has no table of kits with the column '${column}'`);
  const end = lines.findIndex((line, i) => i > start && !line.startsWith('|'));
  const rows = new Map(
    lines.slice(start + 2, end).map((line) => {
      const [, kit, ...cells] = cellsOf(line);
      return [kit!, cells] as const;
    }),
  );
  return (slug) => rows.get(slug) ?? rows.get(`${slug} *`) ?? [];
}

const soundOf = keptRows('listening', 'first / ceiling');
const finderOf = keptRows('faults', 'with checks: first / three');
const rippleBeforeOf = keptRows('circuits', 'before: middle / most');

function wiringCells(kit: Kit): string[] {
  const { wiring, box, wires } = kitWiring(kit);
  const answers = wiring.checks.reduce((sum, { position }) => sum + (position === 'either' ? 2 : 1), 0);
  return [`${wires.length}`, `${singleFaults(box, wires).length}`, `${wiring.checks.length} / ${answers}`];
}

/** At the coarsest steps that a device begins with, and at the finest: what lies between the harmonics, and the two errors. */
function soundCells(slug: string): string[] {
  const [factors, first, firstError, , ceiling, ceilingError] = soundOf(slug);
  if (!factors) return ['silent', '', ''];
  const isOne = ceiling === 'the same';
  return [factors, `${first}; ${firstError}`, isOne ? 'the same' : `${ceiling}; ${ceilingError}`];
}

function fitCell(kit: Kit): string {
  const drawing = kitDrawing(kit);
  const layout = layoutBoard(drawing);
  if (fitFaults(drawing, layout).length > 0) return 'does not close';
  const { inside, inFront } = leastAir(drawing, layout);
  return `${inside.toFixed(1)} / ${inFront.toFixed(1)}`;
}

function rowOf(kit: Kit): string {
  const [cases, , withChecks, , casesAgain, withChecksAgain] = finderOf(kit.slug);
  const { middle, most } = supplyRipple(kit.circuit);
  const cells = [
    ...wiringCells(kit),
    ...soundCells(kit.slug),
    `${withChecks} of ${cases}`,
    `${withChecksAgain} of ${casesAgain}`,
    fitCell(kit),
    rippleBeforeOf(kit.slug)[0]!,
    `${middle.toFixed(0)} / ${most.toFixed(0)}`,
  ];
  return `| ${[kit.slug, ...cells].join(' | ')} |`;
}

const heading = [
  'kit',
  'wires',
  'mistakes seen',
  'checks / answers true',
  'steps: first / finest',
  'first: between harmonics; from ngspice',
  'finest',
  'finder, seed 7: first / three',
  'seed 8',
  'air: inside / in front, mm',
  'ripple before: middle / most',
  'ripple now',
];
console.log(`| ${heading.join(' | ')} |`);
console.log(`| ${heading.map(() => '---').join(' | ')} |`);
for (const kit of kits) console.log(rowOf(kit));
