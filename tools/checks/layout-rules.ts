/** Who may import whom, and whose a style is. docs/architecture.md says why; the checks beside it hold it. */

export interface Layer {
  readonly folder: string;
  /** Other layers it may import. */
  readonly layers: readonly string[];
  /** Packages it may import; undefined: any. */
  readonly packages?: RegExp;
}

const nothing = /^$/;

export const layers: readonly Layer[] = [
  { folder: 'src/electronics', layers: [], packages: nothing },
  { folder: 'src/drawings', layers: ['src/electronics'], packages: nothing },
  { folder: 'src/domain', layers: ['src/electronics'], packages: nothing },
  { folder: 'src/contracts', layers: ['src/domain'], packages: /^zod$/ },
  { folder: 'src/pdf', layers: ['src/drawings', 'src/electronics', 'src/domain'], packages: /^(pdfkit|node:)/ },
  {
    folder: 'src/server',
    layers: ['src/contracts', 'src/domain', 'src/electronics', 'src/drawings', 'src/pdf', 'catalogue', 'src/config.ts'],
    packages: /^(?!react|wouter|@tanstack)/,
  },
  {
    folder: 'src/web',
    layers: ['src/contracts', 'src/domain', 'src/electronics', 'src/drawings', 'content'],
    packages: /^(?!node:|pg$|fastify|@fastify|@electric-sql)/,
  },
  { folder: 'content', layers: ['src/domain', 'src/electronics'], packages: nothing },
  { folder: 'catalogue', layers: ['src/electronics', 'src/drawings', 'src/domain'], packages: nothing },
  {
    folder: 'build',
    layers: [
      'src/electronics',
      'src/drawings',
      'src/domain',
      'src/pdf',
      'src/web/shell',
      'content',
      'catalogue',
      'tools/bootstrap',
      'tools/sources',
    ],
  },
];

/** The web from below to above: a file may import its own level and those below it. A folder that is not here is refused. */
export const webLevels: readonly (readonly string[])[] = [
  ['ui', 'api', 'styles', 'fonts', 'virtual-modules.d.ts'],
  ['shell', 'forms', 'toast', 'session'],
  ['components'],
  ['shop', 'workbench', 'listen', 'office'],
  ['layout'],
  ['routes'],
  ['app.tsx', 'entry-boot.ts', 'entry-client.tsx', 'entry-server.tsx'],
];

/** Parts of the web that import nothing of each other. What two of them need is a component. */
export const areas: readonly string[] = ['shop', 'workbench', 'listen', 'office'].map((area) => `src/web/${area}`);

/** The back office is a bundle of its own with levels of its own; nothing else of the web imports it. */
export const office = {
  folder: 'src/web/office',
  levels: [
    ['ui', 'styles'],
    // Every folder that is named nowhere else is a module.
    ['*'],
    ['layout'],
    ['routes'],
    ['app.tsx', 'entry.tsx', 'office-query-client.ts'],
  ] as readonly (readonly string[])[],
};

/**
 * Folders whose sub-folders are modules. No modules import each other in a circle, whether by code, lazily or by types. Files
 * that stand right in such a folder are one module together.
 */
export const moduleFolders: readonly string[] = [
  'src/electronics',
  'src/drawings',
  'src/domain',
  'src/contracts',
  'src/pdf',
  'src/server',
  'src/web',
  'src/web/components',
  ...areas,
  'catalogue',
  'build',
  'tools',
];

/** Files that put the modules beside them together: each is a module of its own. */
export const compositionRoots: readonly string[] = [
  'build/build.ts',
  'catalogue/catalogue.ts',
  'catalogue/catalogue-drawings.ts',
  'catalogue/kits.ts',
  'catalogue/listen-mods.ts',
  'catalogue/parts.ts',
];

/** Primitives know no router, no query and no shop noun. */
export const primitives = {
  folder: 'src/web/ui',
  layers: ['src/domain'],
  packages: /^(react|react-dom|@radix-ui)(\/|$)/,
};

/** The only places in src/server that put modules together. */
export const serverComposers: readonly string[] = ['src/server/compose/', 'src/server/app.ts'];

/** Sheets of pages that are not made by the bundler. */
export const plainSheets: readonly string[] = ['src/server/payments/simulator/assets'];

/** Looks that many components wear. Every other module belongs to the one file beside it. */
export const sharedLooks: readonly string[] = [
  'src/web/ui/text/text.module.css',
  'src/web/ui/panel/panel.module.css',
  'src/web/ui/tag/raised-tag.module.css',
  'src/web/ui/visibility/visibility.module.css',
  'src/web/forms/form.module.css',
  'src/web/office/ui/plot/plot.module.css',
  'src/web/listen/panel/plots/plot.module.css',
  // A toast has a second view, for when the first cannot be fetched.
  'src/web/toast/toast.module.css',
];
