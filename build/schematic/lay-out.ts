import { drawSchematic } from '#drawings/schematic/schematic.ts';
import type { Circuit } from '#electronics/component.ts';
import Elk from 'elkjs/lib/elk.bundled.js';
import type { ELK, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Arrange, Arrangement, Graph } from '#drawings/schematic/arrange.ts';
import type { Point } from '#drawings/schematic/geometry.ts';
import { hintsOf } from './stage-names.ts';

/** Lays out a stage with ELK's layered algorithm, in several ways: none of its settings is best for every circuit. */

// The package is CommonJS with a default export, which its types do not say.
const elk = new (Elk as unknown as new () => ELK)();

const options: Readonly<Record<string, string>> = {
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

const variants: readonly Readonly<Record<string, string>>[] = [
  { [cycles]: 'GREEDY', [placement]: 'NETWORK_SIMPLEX' },
  { [cycles]: 'GREEDY', [placement]: 'BRANDES_KOEPF' },
  { [cycles]: 'DEPTH_FIRST', [placement]: 'NETWORK_SIMPLEX' },
  { [cycles]: 'DEPTH_FIRST', [placement]: 'BRANDES_KOEPF' },
  { [cycles]: 'GREEDY_MODEL_ORDER', [placement]: 'NETWORK_SIMPLEX' },
  { [cycles]: 'GREEDY', [placement]: 'NETWORK_SIMPLEX', 'elk.randomSeed': '7' },
];

const inputOf = ({ nodes, edges }: Graph, variant: Readonly<Record<string, string>>): ElkNode => ({
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

async function layout(graph: Graph, variant: Readonly<Record<string, string>>): Promise<Arrangement> {
  const { children = [], edges = [] }: ElkNode = await elk.layout(inputOf(graph, variant));
  const points = (edge: (typeof edges)[number]): Point[] =>
    (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint].map(({ x, y }): Point => [x, y]),
    );
  return {
    nodes: new Map(children.map(({ id, x, y }) => [id, [x!, y!]])),
    edges: new Map(edges.map((edge) => [edge.id, points(edge)])),
  };
}

const arrangeWithElk: Arrange = async function* (graph) {
  for (const variant of variants) yield await layout(graph, variant);
};

/** The sheet of a circuit as JSON. */
export async function layOut(circuit: Circuit): Promise<string> {
  return JSON.stringify(await drawSchematic(circuit, hintsOf(circuit), arrangeWithElk));
}
