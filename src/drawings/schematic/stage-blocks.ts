/** One stage as blocks, and which port joins which. */

import { NC, type Net } from '#electronics/component.ts';
import { amplifierBlock } from './blocks/amplifier.ts';
import { type Block, type Port, type Rails, UnplacedElements } from './blocks/block.ts';
import { chipBlock } from './blocks/chip.ts';
import { controlBlock } from './blocks/control.ts';
import {
  branchBlock,
  railBranchBlock,
  shortedBlock,
  spineBlock,
  type Terminal,
  terminalBlock,
} from './blocks/spine.ts';
import { jackBlock, switchBlock } from './blocks/switch.ts';
import { transistorBlock } from './blocks/transistor.ts';
import { type Branch, branchesOf, otherEnd, twoTerminalsOf } from './branches.ts';
import type { Device, DrawnElement, TwoTerminal } from './elements.ts';
import type { SchematicHints } from './hints/hints.ts';

interface StageInput extends Rails {
  readonly elements: readonly DrawnElement[];
  readonly terminals: readonly Terminal[];
  readonly rank: (net: Net) => number;
  readonly hints: SchematicHints;
}

export interface Edge {
  readonly net: Net;
  readonly from: readonly [Block, Port];
  readonly to: readonly [Block, Port];
}

function deviceBlock(device: Device, unplaced: UnplacedElements, { rank, hints }: StageInput): Block {
  const isTold = hints.mirror?.includes(device.name) ?? false;
  switch (device.shape) {
    case 'opamp':
      return amplifierBlock(device, unplaced, { isPlusOnTop: hints.plusOnTop?.includes(device.name) ?? false });
    case 'chip':
      return chipBlock(device, unplaced);
    case 'spdt':
      return switchBlock(device, unplaced, { isMirrored: isTold });
    case 'jack':
    case 'supply-jack':
      return jackBlock(device, unplaced, { isMirrored: isTold });
    case 'pot':
    case 'trimmer': {
      const of = (role: string): Net => device.pins.find((pin) => pin.role === role)!.net;
      const ends = [of('1'), of('3')].filter((net) => !unplaced.rails.isRail(net)).map(rank);
      const isLate = ends.length > 0 && rank(of('2')) < Math.min(...ends);
      const isOneUp = hints.oneUp?.includes(device.name) ?? false;
      return controlBlock(device, unplaced, { isMirrored: isTold !== isLate, isOneUp });
    }
    default:
      return transistorBlock(device, unplaced, { isFlipped: hints.isPositiveGround ?? false });
  }
}

/** Transistors first: the load of a collector belongs above it, even where that net is the base of the next one too. */
const turnOf = ({ shape }: Device): number => {
  if (shape === 'opamp') return 1;
  if (shape === 'pot' || shape === 'trimmer') return 2;
  return shape === 'chip' || shape === 'spdt' || shape === 'jack' || shape === 'supply-jack' ? 3 : 0;
};

/** A branch points from the earlier net to the later one, unless nothing drives the earlier one. */
function branchBlocks(unplaced: UnplacedElements, blocks: readonly Block[], { rank, hints }: StageInput): Block[] {
  const { isRail } = unplaced.rails;
  const fromRailToRail = unplaced.take(({ a, b }) => isRail(a) && isRail(b));
  const list = unplaced.left.map((branch) => {
    const isTurned = hints.turn?.some((ref) => twoTerminalsOf(branch).some(({ part }) => part === ref)) ?? false;
    const from = rank(branch.a) < rank(branch.b) !== isTurned ? branch.a : branch.b;
    return { branch, from, to: otherEnd(branch, from), isTurned };
  });
  const count = new Map<Net, number>();
  const drive = (net: Net): unknown => count.set(net, (count.get(net) ?? 0) + 1);
  for (const { kind, ports } of blocks)
    if (kind === 'device' || kind === 'terminal') for (const { net, side } of ports) if (side === 'EAST') drive(net);
  for (const { to } of list) drive(to);
  const between = list.map(({ branch, from, to, isTurned }) => {
    const isBack = !isTurned && !count.has(from) && (count.get(to) ?? 0) > 1;
    return branchBlock(branch, isBack ? to : from);
  });
  return [...between, ...fromRailToRail.map((branch) => railBranchBlock(branch, unplaced))];
}

export function stageBlocks(input: StageInput): Block[] {
  const { elements, terminals, isRail, isUp, rank } = input;
  const devices = elements.filter((element): element is Device => element.kind === 'device');
  const all = elements.filter((element): element is TwoTerminal => element.kind === 'two-terminal');
  const isShorted = ({ ends: [a, b] }: TwoTerminal): boolean => a === b;
  const twoTerminals = all.filter((element) => !isShorted(element));
  const outside = new Set(terminals.map(({ net }) => net));
  const onDevices = devices.flatMap(({ pins, extras = [] }) => [...pins, ...extras].map(({ net }) => net));
  const branches: readonly Branch[] = branchesOf(twoTerminals, new Set([...outside, ...onDevices]), isRail);
  const unplaced = new UnplacedElements(branches, devices, { isRail, isUp }, outside);
  const blocks = devices
    .toSorted((a, b) => turnOf(a) - turnOf(b))
    .map((device) => deviceBlock(device, unplaced, input));
  blocks.push(...terminals.map(terminalBlock));
  const nets = new Set([...branches.flatMap(({ a, b }) => [a, b]), ...onDevices]);
  for (const net of [...nets].sort((a, b) => rank(a) - rank(b))) {
    if (isRail(net) || net === NC) continue;
    const spine = spineBlock(net, unplaced);
    if (spine) blocks.push(spine);
  }
  blocks.push(...branchBlocks(unplaced, blocks, input));
  blocks.push(...all.filter(isShorted).map((element) => shortedBlock(element, unplaced)));
  const first = (block: Block): number => {
    if (block.kind === 'terminal') return block.ports[0]!.side === 'EAST' ? -1 : 1e6;
    return Math.min(...block.ports.map(({ net }) => rank(net)), 1e6);
  };
  return blocks.sort((a, b) => first(a) - first(b));
}

/** A net with a spine runs through it, from what comes before to what comes after. */
export function edgesOf(blocks: readonly Block[]): Edge[] {
  const edges: Edge[] = [];
  const nets = Map.groupBy(
    blocks.flatMap((block) => block.ports.map((port) => [block, port] as const)),
    ([, { net }]) => net,
  );
  for (const [net, ends] of nets) {
    const join = (from: Edge['from'], to: Edge['to']): unknown => edges.push({ net, from, to });
    const spine = ends.filter(([{ kind }]) => kind === 'spine');
    const others = ends.filter(([{ kind }]) => kind !== 'spine');
    const drivers = others.filter(([, { side }]) => side === 'EAST');
    const sinks = others.filter(([, { side }]) => side !== 'EAST');
    if (spine.length > 0) {
      for (const driver of drivers) join(driver, spine[0]!);
      for (const sink of sinks) join(spine[1]!, sink);
      continue;
    }
    if (others.length < 2) continue;
    const hub = drivers[0] ?? sinks[0]!;
    for (const sink of sinks) if (sink !== hub) join(hub, sink);
    const meet = sinks.find(([, { side }]) => side === 'WEST') ?? hub;
    for (const driver of drivers.slice(1)) join(driver, meet);
  }
  return edges;
}
