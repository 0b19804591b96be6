import { paths } from '#web/paths.ts';

const fixedScreens: ReadonlySet<unknown> = new Set([...Object.values(paths), paths.products()]);
const screensBelow = /^\/(products|guides|guides\/videos)\/[a-z0-9-]+$/;

const isScreen = (path: string): boolean => fixedScreens.has(path) || screensBelow.test(path);

const outsideSchemes = /^(https:\/\/|mailto:|tel:)/;

export interface LinkTargets {
  /** The path of the page that holds the link. */
  readonly ownPath: string;
  /** The anchors of a Markdown page; undefined for a screen whose anchors cannot be known here. */
  readonly anchorsOf: (path: string) => ReadonlySet<string> | undefined;
}

/** Says in a sentence what is wrong with a link, or null when it leads somewhere. */
export function brokenLink(href: string, { ownPath, anchorsOf }: LinkTargets): string | null {
  if (outsideSchemes.test(href)) return null;
  if (!/^(\/(?!\/)|#)/.test(href)) {
    return `The link '${href}' must be a path of the shop ('/contact'), an anchor ('#cookies'), https, mailto or tel.`;
  }
  const [address = '', anchor] = href.split('#');
  const path = address.split('?')[0] || ownPath;
  if (!isScreen(path)) return `The link '${href}' leads to ${path}, which is no screen of the shop.`;
  if (anchor === undefined) return null;
  if (anchorsOf(path)?.has(anchor)) return null;
  return `The link '${href}' names the anchor '${anchor}', which ${path} does not have.`;
}
