import { allSubcategories, categories, difficulties, subcategories } from '#domain/catalogue/catalogue.ts';
import { catalogueParamNames, paths } from '#domain/paths/paths.ts';

const fixedScreens: ReadonlySet<unknown> = new Set([...Object.values(paths), paths.products()]);
const productPath = /^\/products\/([^/]+)$/;
const guidePath = /^\/guides\/./;

const outsideSchemes = /^(https:\/\/|mailto:|tel:)/;

export interface LinkTargets {
  /** The path of the page that holds the link. */
  readonly ownPath: string;
  /** The anchors of a Markdown page; undefined for a screen whose anchors cannot be known here. */
  readonly anchorsOf: (path: string) => ReadonlySet<string> | undefined;
  readonly isProduct: (slug: string) => boolean;
}

function isScreen(path: string, { ownPath, anchorsOf, isProduct }: LinkTargets): boolean {
  const slug = productPath.exec(path)?.[1];
  if (slug !== undefined) return isProduct(slug);
  if (guidePath.test(path)) return path === ownPath || anchorsOf(path) !== undefined;
  return fixedScreens.has(path);
}

const known: Readonly<Record<string, readonly string[]>> = {
  category: categories,
  subcategory: [allSubcategories, ...Object.values(subcategories).flatMap((group) => group.map(({ slug }) => slug))],
  difficulty: difficulties,
};

/** Says what is wrong with a filter of the catalogue: a list that is empty by a slip of the pen helps nobody. */
function brokenFilter(query: string): string | null {
  for (const [name, value] of new URLSearchParams(query)) {
    if (!catalogueParamNames.some((each) => each === name))
      return `a filter '${name}', which the catalogue does not have`;
    if (known[name] && !known[name].includes(value)) return `the ${name} '${value}', which the catalogue does not have`;
  }
  return null;
}

/** Says in a sentence what is wrong with a link, or null when it leads somewhere. */
export function linkFault(href: string, targets: LinkTargets): string | null {
  if (outsideSchemes.test(href)) return null;
  if (!/^(\/(?!\/)|#)/.test(href)) {
    return `The link '${href}' must be a path of the shop ('/contact'), an anchor ('#cookies'), https, mailto or tel.`;
  }
  const [address = '', anchor] = href.split('#');
  const [place, query] = address.split('?');
  const path = place || targets.ownPath;
  if (!isScreen(path, targets)) return `The link '${href}' leads to ${path}, which is no screen of the shop.`;
  const filterFault = query === undefined ? null : brokenFilter(query);
  if (filterFault) return `The link '${href}' asks for ${filterFault}.`;
  if (anchor === undefined) return null;
  if (targets.anchorsOf(path)?.has(anchor)) return null;
  return `The link '${href}' names the anchor '${anchor}', which ${path} does not have.`;
}
