/** The ground pour: which ground pads it really joins, once everything else has its copper. */
import { edgeClearance, minPourWidth, pourClearance } from './copper-rules.ts';
import { type Dot, type Lattice, type Layer, layers } from './lattice.ts';

/** Groups of ground dots (pads and their traces) that the pour and the copper join, as indices into `ground`. */
export function groundGroups(lattice: Lattice, foreign: readonly Dot[], ground: readonly Dot[]): number[][] {
  const maps = lattice.maps();
  lattice.blockEdges(maps, edgeClearance + minPourWidth / 2, 1);
  for (const dot of foreign) lattice.stamp(maps, dot, dot.radius + pourClearance + minPourWidth / 2, 1);
  // Ground copper is copper wherever it runs, even through a gap too narrow for the pour.
  for (const dot of ground) openAt(lattice, maps, dot);
  const mark = [new Int32Array(maps[0].length), new Int32Array(maps[0].length)] as const;
  const through = new Map<number, true>();
  for (const { x, y, layer } of ground) if (layer === 'both') through.set(lattice.fine(x, y), true);
  const groups: number[][] = [];
  ground.forEach((dot, i) => {
    const layer = dot.layer === 'both' ? 0 : dot.layer;
    const at = lattice.fine(dot.x, dot.y);
    if (!mark[layer][at]) {
      groups.push([]);
      flood(lattice, maps, mark, through, layer, at, groups.length);
    }
    groups[mark[layer][at]! - 1]!.push(i);
  });
  return groups;
}

function openAt(lattice: Lattice, maps: readonly [Float32Array, Float32Array], dot: Dot): void {
  const at = lattice.fine(dot.x, dot.y);
  for (const layer of layers) if (dot.layer === 'both' || dot.layer === layer) maps[layer][at] = 0;
}

function flood(
  lattice: Lattice,
  maps: readonly [Float32Array, Float32Array],
  mark: readonly [Int32Array, Int32Array],
  through: ReadonlyMap<number, true>,
  layer: Layer,
  start: number,
  group: number,
): void {
  const { fineCols } = lattice;
  const size = maps[0].length;
  const queue: number[] = [layer * size + start];
  mark[layer][start] = group;
  const visit = (side: Layer, at: number): void => {
    if (maps[side][at] || mark[side][at]) return;
    mark[side][at] = group;
    queue.push(side * size + at);
  };
  for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
    const side: Layer = state < size ? 0 : 1;
    const at = state % size;
    visit(side, at - 1);
    visit(side, at + 1);
    visit(side, at - fineCols);
    visit(side, at + fineCols);
    if (through.has(at)) visit(side ? 0 : 1, at);
  }
}
