/** A sheet as SVG. Colours are the tokens of the page it stands in, with those of the light theme for a file that stands alone. */

import type { Net } from '#electronics/component.ts';
import type { Point } from './geometry.ts';
import { type Piece, type RailMark, railName, type Standing, symbolOf, tagBox, type TagMark } from './piece.ts';
import { junctions, type Segment, segmentsOf } from './segments.ts';
import type { Turn } from './joins.ts';
import type { Sheet, StageBox } from './sheet.ts';
import { type SignalPathParts, signalPathParts } from './signal.ts';
import type { Look } from './symbols/symbol.ts';
import { targetsOf } from './targets.ts';
import { faces, type Label, type TextStyle } from './text.ts';

const ink = 'var(--ink,#12211e)';
const soft = 'var(--ink-2,#3f4e4a)';
const faint = 'var(--ink-3,#586763)';
const raised = 'var(--raised,#fff)';
const plus = 'var(--accent-text,#825000)';
const reference = 'var(--link,#0a5c53)';
const tagInk = 'var(--info,#12508f)';
const tagWash = 'var(--info-wash,#dfecfa)';
// A file that stands alone has no fonts of the page; these are about as wide.
const face = 'var(--font,Anek,Arial,Liberation Sans,Roboto,sans-serif)';
const mono = 'var(--mono,ui-monospace,monospace)';

const esc = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

const looks: Readonly<Record<Look, string>> = {
  lead: `fill="none" stroke="${soft}" stroke-width="1.5"`,
  body: `fill="${raised}" stroke="${ink}" stroke-width="1.75"`,
  clear: `fill="${raised}" stroke="${ink}" stroke-width="1.75"`,
  plate: `fill="none" stroke="${ink}" stroke-width="2.5"`,
  fill: `fill="${ink}" stroke="none"`,
  sign: `fill="none" stroke="${soft}" stroke-width="1.5"`,
  dashed: `fill="none" stroke="${ink}" stroke-width="1.25" stroke-dasharray="3 3"`,
};
const heavyLead = `fill="none" stroke="${ink}" stroke-width="2.75"`;

const texts: Readonly<Record<TextStyle, string>> = {
  ref: `font-weight="650" fill="${ink}"`,
  control: `font-weight="700" font-stretch="118%" fill="${ink}"`,
  value: `font-family="${mono}" letter-spacing="-.02em" fill="${soft}"`,
  pin: `font-family="${mono}" fill="${faint}"`,
  rail: `font-family="${mono}" letter-spacing="-.02em" font-weight="500"`,
  tag: `font-family="${mono}" font-weight="500" fill="${tagInk}"`,
  pad: `font-weight="700" font-stretch="118%" fill="${ink}"`,
  small: `fill="${faint}"`,
  stage: `font-weight="600" font-stretch="110%" fill="${soft}"`,
  number: `font-family="${mono}" font-weight="500" fill="${plus}"`,
};

const text = ({ text: words, at: [x, y], anchor, style }: Label, more = ''): string =>
  `<text x="${n(x)}" y="${n(y)}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`} font-size="${faces[style].size}" ${texts[style]}${more}>${esc(words)}</text>`;

const ofNet = (net: Net): string => ` data-net="${esc(net)}"`;

function part(standing: Standing, heavy: SignalPathParts): string {
  const { part: ref, shape, at: place, turn, isFlipped, pins, size } = standing;
  const transform = `translate(${at(place)})${turn ? ` rotate(${turn})` : ''}${isFlipped ? ' scale(1 -1)' : ''}`;
  const names = pins.map(({ pin, net }) => `${pin}:${net}`).join(' ');
  const open = `<g data-ref="${esc(ref)}" data-shape="${shape}" data-pins="${esc(names)}" transform="${transform}">`;
  if (shape === 'chip') {
    const [left, top, right, bottom] = size!;
    const body = `<path d="M${n(left)} ${n(top)}H${n(right)}V${n(bottom)}H${n(left)}Z" ${looks.body}/>`;
    const leads = pins.map(({ pin, net, at: [x, y] }) => {
      const [px, py] = [x - place[0], y - place[1]];
      return `<path${ofNet(net)} d="M${n(px)} ${n(py)}H${n(px < left ? left : right)}" ${heavy.pins.has(`${ref}.${pin}`) ? heavyLead : looks.lead}/>`;
    });
    return `${open}${leads.join('')}${body}</g>`;
  }
  const strokes = symbolOf(shape).strokes.map(({ d, look, pin }) => {
    const netPin = pins.find(({ role }) => role === pin);
    const isHeavy = netPin !== undefined && heavy.pins.has(`${ref}.${netPin.pin}`);
    return `<path${netPin ? ofNet(netPin.net) : ''} d="${d}" ${isHeavy ? heavyLead : looks[look]}/>`;
  });
  // Further pins of an amplifier end at the slope of its triangle.
  const own = symbolOf(shape).pins;
  const extra = pins
    .filter(({ role }) => own[role] === undefined)
    .map(
      ({ net, at: [x] }) =>
        `<path${ofNet(net)} d="M${n(x - place[0])}-50V${n(-42 + (x - place[0] + 35) * 0.6)}" ${looks.lead}/>`,
    );
  return `${open}${strokes.join('')}${extra.join('')}</g>`;
}

const railInk = (net: Net): string => (net === 'GND' ? ink : net.startsWith('+') || net === 'VDD' ? plus : reference);

function rail({ net, at: [x, y], way }: RailMark): string {
  const open = `<g data-net="${esc(net)}" data-rail="${way}" data-at="${n(x)} ${n(y)}" stroke="${railInk(net)}" stroke-width="2" fill="none">`;
  if (net === 'GND') return `${open}<path d="M${at([x, y])}v6m-10 0h20m-16 5h12m-8 5h4"/></g>`;
  const up = way === 'up';
  const label: Label = { text: railName(net), at: [x, up ? y - 10 : y + 18], anchor: 'middle', style: 'rail' };
  // A thin space stands between a number and its unit.
  const words = text(label, ` fill="${railInk(net)}" stroke="none"`).replace(/ V</, '<tspan dx="3">V</tspan><');
  return `${open}<path d="M${at([x, y])}v${up ? -4 : 4}m-10 0h20"/>${words}</g>`;
}

function tag(mark: TagMark): string {
  const [left, top, right, bottom] = tagBox(mark);
  const isLeft = mark.side === 'WEST';
  const d = isLeft
    ? `M${n(left)} ${n((top + bottom) / 2)}L${n(left + 7)} ${n(top)}H${n(right)}V${n(bottom)}H${n(left + 7)}Z`
    : `M${n(right)} ${n((top + bottom) / 2)}L${n(right - 7)} ${n(top)}H${n(left)}V${n(bottom)}H${n(right - 7)}Z`;
  const middle = isLeft ? (left + right + 7) / 2 : (left + right - 7) / 2;
  const label: Label = { text: mark.text, at: [middle, mark.at[1] + 4], anchor: 'middle', style: 'tag' };
  return `<g data-net="${esc(mark.net)}" data-tag="${esc(mark.text)}" data-at="${at(mark.at)}"><path d="${d}" fill="${tagWash}" stroke="${tagInk}" stroke-width="1.25"/>${text(label)}</g>`;
}

const pad = ({ net, at: [x, y] }: Piece['pads'][number]): string =>
  `<g data-net="${esc(net)}" data-pad="${esc(net)}" data-at="${n(x)} ${n(y)}"><circle cx="${n(x)}" cy="${n(y)}" r="7" fill="var(--accent,#f4a91f)" stroke="${ink}" stroke-width="1.75"/><circle cx="${n(x)}" cy="${n(y)}" r="2.6" fill="var(--surface,#fcfdfb)" stroke="${ink}" stroke-width="1.25"/></g>`;

function stage({ name, number, box: [left, top, right, bottom] }: StageBox): string {
  const rect = `<rect x="${n(left)}" y="${n(top)}" width="${n(right - left)}" height="${n(bottom - top)}" rx="8" fill="var(--sunken,#e7ebe5)" fill-opacity=".7"/>`;
  const words: Label = {
    text: name,
    at: [left + (number === undefined ? 15 : number > 9 ? 42 : 34), top + 26],
    anchor: 'start',
    style: 'stage',
  };
  const figure: Label = { text: String(number), at: [left + 15, top + 26], anchor: 'start', style: 'number' };
  return `<g data-stage="${esc(name)}">${rect}${number === undefined ? '' : text(figure)}${text(words)}</g>`;
}

const line = ({ a, b }: Pick<Segment, 'a' | 'b'>): string => `M${at(a)}L${at(b)}`;

function wires(piece: Piece, heavy: SignalPathParts): string {
  const segments = segmentsOf(piece.wires);
  const pins = [...piece.parts.flatMap((it) => it.pins), ...piece.rails, ...piece.tags, ...piece.pads];
  return [...Map.groupBy(segments, ({ net }) => net)]
    .map(([net, own]) => {
      const dots = junctions(
        own,
        pins.filter((pin) => pin.net === net),
      );
      const thick = heavy.segments.filter((segment) => segment.net === net);
      const marks = dots.map(([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="3.2" fill="${ink}"/>`).join('');
      const strong = thick.length > 0 ? `<path d="${thick.map(line).join('')}" ${heavyLead}/>` : '';
      return `<g data-net="${esc(net)}"><path data-wire="" d="${own.map(line).join('')}" ${looks.lead}/>${strong}${marks}</g>`;
    })
    .join('');
}

/** One arrow in the middle of the way back. */
function arrow({ points }: Turn): string {
  const [from, to] = [points[2]!, points[3]!];
  const x = (from[0] + to[0]) / 2;
  return `<path d="M${at([x - 6, from[1]])}l10 -5.500v11z" fill="${ink}"/>`;
}

/** A file that stands alone follows the colour scheme of the device; within a page the page's tokens hold. */
const night =
  '<style>@media(prefers-color-scheme:dark){svg:root{--ink:#eef3ef;--ink-2:#b7c4be;--ink-3:#93a19b;--raised:#1e2826;--sunken:#1a2321;--surface:#131a19;--accent:#f7b233;--accent-text:#ffc557;--link:#86d6c4;--info:#9cc8ff;--info-wash:#11263f}}</style>';

export interface SvgOptions {
  readonly title: string;
  readonly description?: string;
}

export function schematicSvg(sheet: Sheet, { title, description }: SvgOptions): string {
  const { piece, stages, turns, via } = sheet;
  const heavy = signalPathParts(piece, via);
  const [left, top, right, bottom] = piece.box();
  const edges = stages.map(({ box }) => box);
  const x0 = Math.min(left, ...edges.map((box) => box[0])) - 24;
  const y0 = Math.min(top, ...edges.map((box) => box[1])) - 24;
  const width = Math.max(right, ...edges.map((box) => box[2])) + 24 - x0;
  const height = Math.max(bottom, ...edges.map((box) => box[3])) + 24 - y0;
  const paper = `<rect x="${n(x0)}" y="${n(y0)}" width="${n(width)}" height="${n(height)}" fill="var(--surface,#fcfdfb)"/>`;
  const layers = [
    night,
    paper,
    stages.map(stage).join(''),
    targetsOf(sheet, esc),
    `<g stroke-linecap="round" stroke-linejoin="round">${wires(piece, heavy)}${piece.parts.map((it) => part(it, heavy)).join('')}${piece.rails.map(rail).join('')}${turns.map(arrow).join('')}</g>`,
    piece.tags.map(tag).join(''),
    piece.pads.map(pad).join(''),
    piece.labels.map((label) => text(label)).join(''),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(x0)} ${n(y0)} ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}" font-family="${face}" role="img"><title>${esc(title)}</title>${description === undefined ? '' : `<desc>${esc(description)}</desc>`}${layers.join('')}</svg>\n`;
}
