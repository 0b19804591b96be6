import type { Product } from '#contracts/catalogue.ts';

/** What the web floor gives the server. main.ts is the door between them. */
export interface RenderedPage {
  readonly status: number;
  /** Tags for <head>. */
  readonly head: string;
  readonly body: string;
  /** The fetched data as inert JSON. */
  readonly state: string;
  /** The source files of the entry, of the screen and of its text, by which their code is found. */
  readonly modules: readonly string[];
  /** The page is whole without its code, which is fetched when somebody touches it. */
  readonly waits: boolean;
}

interface RenderDeps {
  readonly fetch: typeof fetch;
  readonly publicUrl: string;
  readonly year: number;
  /** Shown instead of what the shop has under its address. */
  readonly draft?: Product;
}

export interface PageRenderer {
  /** The scripts that stand in the page itself. */
  readonly inlineScripts: readonly string[];
  /** Those of them that stand in the page of the back office, too. */
  readonly officeScripts: readonly string[];
  /** The one address under which a page is cached: unknown parameters dropped, the rest in a fixed order. */
  canonicalUrl(url: string): string;
  render(url: string, deps: RenderDeps): Promise<RenderedPage>;
}

/** What tells a browser which pages to fetch ahead is JSON. */
const isRules = (script: string): boolean => script.startsWith('{');

const scriptTags = (scripts: readonly string[]): string =>
  scripts.map((script) => `<script${isRules(script) ? ' type="speculationrules"' : ''}>${script}</script>`).join('');

/** The page of the back office is drawn in the browser: only the scripts that choose the theme stand in it. */
export const fillOffice = (template: string, officeScripts: readonly string[]): string =>
  template.replace('<!--scripts-->', () => scriptTags(officeScripts));

/** Puts a rendered page into the HTML template. */
export function fillTemplate(
  template: string,
  page: RenderedPage,
  parts: {
    readonly preloads: string;
    readonly inlineScripts: readonly string[];
    readonly notice: string;
    /** The files of the page's code, the entry first. */
    readonly files: readonly string[];
  },
): string {
  const slots: Record<string, string> = {
    scripts: scriptTags(parts.inlineScripts),
    head: page.head + parts.preloads,
    app: page.body,
    notice: parts.notice,
    state: page.state,
    code: JSON.stringify({ files: parts.files, waits: page.waits }),
  };
  return template.replaceAll(/<!--(scripts|head|app|notice|state|code)-->/g, (_, slot: string) => slots[slot]!);
}
