import { boardMargin } from '../../components/board-view/pan-zoom.ts';
import type { Look, Scene } from './scene.ts';

const svgSpace = 'http://www.w3.org/2000/svg';

/** Far beyond the walls, millimetres. */
const beyond = 200;

function setLook(element: Element, look: Look): void {
  element.setAttribute('data-look', look);
}

const all = (root: Element, name: string): Element[] => [...root.querySelectorAll(`[data-${name}]`)];
const nameOf = (element: Element, name: string): string => element.getAttribute(`data-${name}`)!;

/** A mirrored box has mirrored words: each is turned back around its own middle. */
function turnWords(svg: SVGSVGElement): void {
  for (const word of svg.querySelectorAll<SVGGraphicsElement>('text, [data-words]')) {
    const { x, width } = word.getBBox();
    const own = word.getAttribute('transform') ?? '';
    word.setAttribute('transform', `${own} translate(${2 * x + width} 0) scale(-1 1)`);
  }
}

/** Darkens everything but the wire that goes in now and the lugs that are lit. */
function light(root: Element, { lit, wires }: Scene): void {
  if (lit.length === 0) return;
  const veil = document.createElementNS(svgSpace, 'rect');
  for (const [name, value] of Object.entries({ x: -beyond, y: -beyond, width: 3 * beyond, height: 3 * beyond }))
    veil.setAttribute(name, String(value));
  veil.setAttribute('data-veil', '');
  root.append(veil);
  for (const wire of all(root, 'wire')) if (wires[Number(nameOf(wire, 'wire'))] === 'now') root.append(wire);
  const isLit = new Set(lit);
  for (const lug of all(root, 'lug'))
    if (isLit.has(nameOf(lug, 'lug'))) {
      lug.setAttribute('data-lit', '');
      root.append(lug);
    }
}

const refOf = (lug: string): string => lug.slice(0, lug.indexOf('.'));

interface DrawnBox {
  readonly markup: string;
  readonly w: number;
  readonly h: number;
  readonly scene: Scene;
  readonly isMirrored: boolean;
}

/** Puts the drawing of a box into its place as it looks at a step: each part, wire and lug is a layer with its own look. */
export function drawBox(host: HTMLElement, { markup, w, h, scene, isMirrored }: DrawnBox): void {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const svg = template.content.querySelector('svg')!;
  svg.setAttribute('viewBox', `${-boardMargin} ${-boardMargin} ${w + 2 * boardMargin} ${h + 2 * boardMargin}`);
  for (const name of ['width', 'height', 'role', 'aria-label']) svg.removeAttribute(name);
  svg.setAttribute('aria-hidden', 'true');
  const root = document.createElementNS(svgSpace, 'g');
  root.append(...[...svg.children].filter(({ tagName }) => tagName !== 'defs' && tagName !== 'style'));
  svg.append(root);
  const { alone, parts, wires } = scene;
  for (const part of all(svg, 'part')) {
    const ref = nameOf(part, 'part');
    setLook(part, alone !== null ? (ref === alone ? 'in' : 'away') : ref === 'BOX' ? 'in' : (parts[ref] ?? 'in'));
  }
  for (const lug of all(svg, 'lug')) {
    const ref = refOf(nameOf(lug, 'lug'));
    setLook(lug, alone === null ? (parts[ref] ?? 'in') : ref === alone ? 'in' : 'away');
  }
  for (const wire of all(svg, 'wire')) {
    const look = wires[Number(nameOf(wire, 'wire'))] ?? 'away';
    setLook(wire, alone === null || look === 'now' || (alone !== 'PCB' && look === 'in') ? look : 'away');
  }
  light(root, scene);
  host.replaceChildren(svg);
  if (!isMirrored) return;
  turnWords(svg);
  root.setAttribute('transform', `translate(${w} 0) scale(-1 1)`);
}
