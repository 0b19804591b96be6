import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';

/** The tools of product-texts.ts that the shop sells, by how they are named there. */
const sold: readonly (readonly [start: string, slug: string])[] = [
  ['Soldering iron', 'soldering-iron'],
  ['Solder,', 'solder-50g'],
  ['Side cutters', 'side-cutters'],
  ['Wire stripper', 'wire-stripper'],
  ['Multimeter', 'multimeter'],
];

/** A tool that is needed; what the shop sells of it is one press away. */
export function ToolName({ tool }: { tool: string }) {
  const slug = sold.find(([start]) => tool.startsWith(start))?.[1];
  return slug ? <AppLink href={paths.product(slug)}>{tool}</AppLink> : tool;
}
