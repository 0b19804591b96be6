/** The picture at the head of docs/architecture.md, drawn from the rules that are checked. `node tools/draw-layers.ts` writes it. */
import type { Layer } from './layout-rules.ts';

/** What a layer holds, in few words. */
const captions: Readonly<Record<string, string>> = {
  'src/electronics': 'circuits: values, nets, simulation',
  'src/domain': 'rules: money, cart, orders, places',
  'src/drawings': 'pictures as functions of data',
  'src/contracts': 'the API, declared once',
  'src/pdf': 'pages of a PDF',
  'src/server': 'Fastify, database, jobs, mails',
  'src/web': 'React: shop, workbench, listen, office',
  content: 'guides and policies',
  catalogue: 'the first catalogue',
  build: 'drawings, documents, bundle',
};

const box = { width: 276, height: 58, gapX: 22, gapY: 64, margin: 24 };

type Targets = ReadonlyMap<string, readonly string[]>;

function reachedFrom(targets: Targets, layer: string): Set<string> {
  const reached = new Set(targets.get(layer));
  for (const below of reached) for (const next of targets.get(below) ?? []) reached.add(next);
  return reached;
}

/** The arrows that no detour over another layer implies. */
const directTargets = (targets: Targets, layer: string): string[] =>
  targets
    .get(layer)!
    .filter((to) => !targets.get(layer)!.some((over) => over !== to && reachedFrom(targets, over).has(to)));

function levelOf(targets: Targets, layer: string): number {
  return Math.max(-1, ...targets.get(layer)!.map((to) => levelOf(targets, to))) + 1;
}

export function layersSvg(layers: readonly Layer[]): string {
  const folders = layers.map(({ folder }) => folder);
  const targets = new Map(layers.map((layer) => [layer.folder, layer.layers.filter((to) => folders.includes(to))]));
  const levels = Map.groupBy(folders, (folder) => levelOf(targets, folder));
  const top = Math.max(...levels.keys());
  const widest = Math.max(...[...levels.values()].map((row) => row.length));
  const width = 2 * box.margin + widest * box.width + (widest - 1) * box.gapX;
  const height = 2 * box.margin + (top + 1) * box.height + top * box.gapY;
  const places = new Map(
    [...levels].flatMap(([level, row]) => {
      const rowWidth = row.length * box.width + (row.length - 1) * box.gapX;
      return row.map((folder, index) => {
        const x = (width - rowWidth) / 2 + index * (box.width + box.gapX);
        return [folder, { x, y: box.margin + (top - level) * (box.height + box.gapY) }] as const;
      });
    }),
  );
  const arrows = folders.flatMap((from) =>
    directTargets(targets, from).map((to) => {
      const [a, b] = [places.get(from)!, places.get(to)!];
      const [x1, y1, x2, y2] = [a.x + box.width / 2, a.y + box.height, b.x + box.width / 2, b.y - 4];
      const bend = (y2 - y1) / 2;
      return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}" marker-end="url(#tip)"/>`;
    }),
  );
  const boxes = [...places].map(
    ([folder, { x, y }]) =>
      `<g transform="translate(${x} ${y})"><rect width="${box.width}" height="${box.height}" rx="8"/>` +
      `<text x="14" y="25" class="name">${folder}</text><text x="14" y="44">${captions[folder] ?? ''}</text></g>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The layers of the code: an arrow leads to a layer that may be imported, and everything below that may be, too.">`,
    '<style>text{font:13px system-ui,sans-serif;fill:#4a4038}.name{font:600 15px ui-monospace,monospace;fill:#1d1916}rect{fill:#fff;stroke:#b9ada0}path{fill:none;stroke:#8a7d70;stroke-width:1.5}</style>',
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" style="fill:#8a7d70;stroke:none"/></marker></defs>',
    `<rect width="${width}" height="${height}" rx="12" style="fill:#f6f1ea;stroke:none"/>`,
    ...arrows,
    ...boxes,
    '</svg>',
    '',
  ].join('\n');
}
