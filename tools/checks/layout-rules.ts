/** Who may import whom, and whose a style is. docs/architecture.md says why; the checks beside it hold it. */

export interface Floor {
  readonly folder: string;
  /** Other floors it may import. */
  readonly floors: readonly string[];
  /** Packages it may import; undefined: any. */
  readonly packages?: RegExp;
}

const nothing = /^$/;

export const floors: readonly Floor[] = [
  { folder: 'src/electronics', floors: [], packages: nothing },
  { folder: 'src/drawings', floors: ['src/electronics'], packages: nothing },
  { folder: 'src/domain', floors: [], packages: nothing },
  { folder: 'src/contracts', floors: ['src/domain'], packages: /^zod$/ },
  { folder: 'src/pdf', floors: ['src/drawings', 'src/electronics', 'src/domain'], packages: /^(pdfkit|node:)/ },
  {
    folder: 'src/server',
    floors: ['src/contracts', 'src/domain', 'src/electronics', 'src/drawings', 'src/pdf', 'catalogue', 'src/config.ts'],
    packages: /^(?!react|wouter|@tanstack)/,
  },
  {
    folder: 'src/web',
    floors: ['src/contracts', 'src/domain', 'src/electronics', 'src/drawings', 'content'],
    packages: /^(?!node:|pg$|fastify|@fastify|@electric-sql)/,
  },
  { folder: 'content', floors: ['src/domain', 'src/electronics'], packages: nothing },
  { folder: 'catalogue', floors: ['src/electronics', 'src/drawings', 'src/domain'], packages: nothing },
  {
    folder: 'build',
    floors: [
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

/** The web floor from below to above: a file may import its own layer and those below it. */
export const webLayers: readonly (readonly string[])[] = [
  ['ui', 'api', 'styles', 'fonts', 'virtual-modules.d.ts'],
  ['shell', 'forms', 'toast', 'session'],
  // Every folder that is named nowhere else is a room.
  ['*'],
  ['layout'],
  ['routes'],
  ['app.tsx', 'entry-client.tsx', 'entry-server.tsx'],
];

/** The back office has the same layers over again, and stands on these parts of the shop; nothing of the shop knows it. */
export const office = {
  folder: 'src/web/office',
  layers: [
    ['ui', 'styles'],
    ['*'],
    ['layout'],
    ['routes'],
    ['app.tsx', 'entry.tsx', 'office-query-client.ts'],
  ] as readonly (readonly string[])[],
  shopParts: ['ui', 'api', 'styles', 'fonts', 'shell', 'forms', 'toast', 'session'] as readonly string[],
};

/** Primitives know no router, no query and no shop noun. */
export const primitives = {
  folder: 'src/web/ui',
  floors: ['src/domain'],
  packages: /^(react|react-dom|radix-ui)(\/|$)/,
};

/** The only places in src/server that put rooms together. */
export const composers: readonly string[] = ['src/server/compose/', 'src/server/app.ts'];

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
