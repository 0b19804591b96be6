/** Two views of a part with their measures and a rule, as on a data sheet. */
import { textPath, textWidth } from '../../primitives/stroke-font.ts';
import { g, move, n, path, rect, svg } from '../../primitives/svg.ts';
import type { Measure, OutlineView, PartOutline } from './outline.ts';

const sheet = { w: 160, h: 150, margin: 12 } as const;
const ink = '#1d2b27';
const paper = '#f5f3ea';
const rowHeight = 9;
const textCap = 3.6;

const letters = (text: string, x: number, y: number, anchor: 'start' | 'middle' = 'middle', cap = textCap): string =>
  path(textPath(text, x, y, { cap, tracking: 0.1, anchor }), {
    fill: 'none',
    stroke: ink,
    'stroke-width': cap * 0.12,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

const sizeText = ({ from, to, round }: Measure): string => `${round ? 'Ø' : ''}${Number((to - from).toFixed(2))}`;

const rowsOn = ({ measures }: OutlineView, along: Measure['along'], side: Measure['side']): number =>
  measures.some((each) => each.along === along && each.side === side) ? 1 : 0;

/** A line with arrow heads outside the view, joined to it by thin lines. */
function measureLine(measure: Measure, view: OutlineView, scale: number): string {
  const { along, side } = measure;
  const [from, to] = [measure.from * scale, measure.to * scale];
  const edge = ((along === 'x' ? view.h : view.w) / 2) * scale;
  const at = (side === 'before' ? -1 : 1) * (edge + 6);
  const tick = side === 'before' ? -1.5 : 1.5;
  const text = sizeText(measure);
  const reaches = to - from > textWidth(text, { cap: textCap, tracking: 0.1 }) + 3;
  if (along === 'x') {
    const x = reaches ? (from + to) / 2 : to + 2.5 + textWidth(text, { cap: textCap, tracking: 0.1 }) / 2;
    return (
      path(
        `M${n(from)} ${n(at - 4 * Math.sign(tick))}V${n(at + tick)}M${n(to)} ${n(at - 4 * Math.sign(tick))}V${n(at + tick)}M${n(from)} ${n(at)}H${n(to)}`,
        {},
      ) + letters(text, x, reaches ? at - 1.4 : at + textCap / 2)
    );
  }
  const lines = path(
    `M${n(at - 4 * Math.sign(tick))} ${n(from)}H${n(at + tick)}M${n(at - 4 * Math.sign(tick))} ${n(to)}H${n(at + tick)}M${n(at)} ${n(from)}V${n(to)}`,
    {},
  );
  const [tx, anchorEnd] =
    side === 'after'
      ? [at + 2, 'start' as const]
      : [at - 2 - textWidth(text, { cap: textCap, tracking: 0.1 }), 'start' as const];
  return lines + letters(text, tx, (from + to) / 2 + textCap / 2, anchorEnd);
}

const drawView = (view: OutlineView, scale: number): string =>
  g(
    {
      fill: 'none',
      stroke: ink,
      'stroke-width': n(0.55 / scale),
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
      transform: `scale(${n4(scale)})`,
    },
    view.lines,
  ) +
  g(
    { fill: 'none', stroke: '#5c6a64', 'stroke-width': 0.3 },
    ...view.measures.map((each) => measureLine(each, view, scale)),
  );

const n4 = (value: number): string => String(Math.round(value * 1e4) / 1e4);

/** How much room the measures of a view take beside it. */
const margins = (view: OutlineView): { left: number; right: number; above: number; below: number } => ({
  left: rowsOn(view, 'y', 'before') * 17,
  right: rowsOn(view, 'y', 'after') * 17,
  above: rowsOn(view, 'x', 'before') * rowHeight + 3,
  below: rowsOn(view, 'x', 'after') * rowHeight + rowHeight,
});

/** The longest round length that a rule of this scale has room for. */
const ruleLength = (scale: number): number => [50, 20, 10, 5, 2].find((length) => length * scale <= 60) ?? 1;

function rule(scale: number): string {
  const length = ruleLength(scale);
  const ticks = Array.from({ length: length + 1 }, (_, i) => `M${n(i * scale)} 0v${i % 5 === 0 ? -2.4 : -1.4}`).join(
    '',
  );
  return (
    path(`M0 0H${n(length * scale)}${ticks}`, { fill: 'none', stroke: ink, 'stroke-width': 0.4 }) +
    letters(`${length} MM`, length * scale + 3, 0.4, 'start', 3)
  );
}

export function outlineSvg({ views, description }: PartOutline): string {
  const room = views.map(margins);
  const gap = 8;
  const beside = room.reduce((sum, { left, right }) => sum + left + right, 0) + gap;
  const overAndUnder = Math.max(...room.map(({ above, below }) => above + below));
  const scale = Math.min(
    (sheet.w - 2 * sheet.margin - beside) / views.reduce((sum, { w }) => sum + w, 0),
    (sheet.h - 2 * sheet.margin - overAndUnder - 14) / Math.max(...views.map(({ h }) => h)),
  );
  const total = beside + views.reduce((sum, { w }) => sum + w * scale, 0);
  const middle = (sheet.h - 14) / 2;
  let x = (sheet.w - total) / 2;
  const body = views
    .map((view, i) => {
      const { left, right, below } = room[i]!;
      const at = x + left + (view.w * scale) / 2;
      x += left + view.w * scale + right + gap;
      return move(at, middle, drawView(view, scale), letters(view.name, 0, (view.h * scale) / 2 + below, 'middle', 3));
    })
    .join('');
  return svg(
    [0, 0, sheet.w, sheet.h],
    '',
    rect(2, 2, sheet.w - 4, sheet.h - 4, 3, { fill: paper }) +
      body +
      move(sheet.margin, sheet.h - sheet.margin + 2, rule(scale)),
    { title: `Two views, to scale. ${description}` },
  );
}
