/**
 * Lays out a stage with ELK's layered algorithm, in several ways: none of its settings is best for every circuit. The engine is
 * handed in, since the build and the browser start it in ways of their own.
 */

import type { Arrange, Arrangement, Graph } from './arrange.ts';
import type { Point } from './geometry.ts';

type Options = Readonly<Record<string, string>>;

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** As much of the engine's own graph as it is asked. */
interface ElkGraph {
  id: string;
  layoutOptions?: Record<string, string>;
  width?: number;
  height?: number;
  children?: ElkGraph[];
  ports?: { id: string; x: number; y: number; width: number; height: number; layoutOptions: Record<string, string> }[];
  edges?: { id: string; sources: string[]; targets: string[]; layoutOptions: Record<string, string> }[];
}

interface Section {
  readonly startPoint: Corner;
  readonly bendPoints?: readonly Corner[];
  readonly endPoint: Corner;
}

/** As much of it as it answers. */
interface LaidOutGraph {
  readonly children?: readonly { readonly id: string; readonly x?: number; readonly y?: number }[];
  readonly edges?: readonly { readonly id: string; readonly sections?: readonly Section[] }[];
}

export interface LayoutEngine {
  readonly layout: (graph: ElkGraph) => Promise<LaidOutGraph>;
}

const options: Options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.separateConnectedComponents': 'true',
  // Places are to stay on the grid.
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.thoroughness': '60',
  'elk.layered.spacing.nodeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '20',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '20',
  'elk.spacing.componentComponent': '30',
};

const cycles = 'elk.layered.cycleBreaking.strategy';
const placement = 'elk.layered.nodePlacement.strategy';

const variants: readonly Options[] = [
  { [cycles]: 'GREEDY', [placement]: 'NETWORK_SIMPLEX' },
  { [cycles]: 'GREEDY', [placement]: 'BRANDES_KOEPF' },
  { [cycles]: 'DEPTH_FIRST', [placement]: 'NETWORK_SIMPLEX' },
  { [cycles]: 'DEPTH_FIRST', [placement]: 'BRANDES_KOEPF' },
  { [cycles]: 'GREEDY_MODEL_ORDER', [placement]: 'NETWORK_SIMPLEX' },
  { [cycles]: 'GREEDY', [placement]: 'NETWORK_SIMPLEX', 'elk.randomSeed': '7' },
];

const inputOf = ({ nodes, edges }: Graph, variant: Options): ElkGraph => ({
  id: 'root',
  layoutOptions: { ...options, ...variant },
  children: nodes.map(({ id, width, height, layer, ports }) => ({
    id,
    width,
    height,
    layoutOptions: {
      'elk.portConstraints': 'FIXED_POS',
      ...(layer && { 'elk.layered.layering.layerConstraint': layer }),
    },
    ports: ports.map(({ side, ...port }) => ({
      ...port,
      width: 0,
      height: 0,
      layoutOptions: { 'elk.port.side': side },
    })),
  })),
  edges: edges.map(({ id, from, to, isMain }) => ({
    id,
    sources: [from],
    targets: [to],
    layoutOptions: { 'elk.layered.priority.straightness': isMain ? '10' : '1' },
  })),
});

function arrangementOf({ children = [], edges = [] }: LaidOutGraph): Arrangement {
  const points = (edge: (typeof edges)[number]): Point[] =>
    (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint].map(({ x, y }): Point => [x, y]),
    );
  return {
    nodes: new Map(children.map(({ id, x, y }) => [id, [x!, y!]])),
    edges: new Map(edges.map((edge) => [edge.id, points(edge)])),
  };
}

export const arrangeWith = (engine: LayoutEngine): Arrange =>
  async function* (graph) {
    for (const variant of variants) yield arrangementOf(await engine.layout(inputOf(graph, variant)));
  };
