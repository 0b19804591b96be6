import { describe, expect, it } from 'vitest';
import { checkImports } from './check-imports.ts';
import { moduleFolders } from './layout-rules.ts';

const aliases = {
  '#config': './src/config.ts',
  '#drawings/*': './src/drawings/*',
  '#contracts/*': './src/contracts/*',
  '#domain/*': './src/domain/*',
  '#electronics/*': './src/electronics/*',
  '#catalogue/*': './catalogue/*',
  '#server/*': './src/server/*',
  '#web/*': './src/web/*',
};

const importing = (source: string) => `import { thing } from '${source}';\nexport const other = thing;\n`;

const problemsOf = (files: Record<string, string>) => checkImports(new Map(Object.entries(files)), aliases);

describe('the layers', () => {
  it.each([
    ['src/electronics/probe.ts', '#catalogue/parts.ts'],
    ['src/electronics/probe.ts', 'zod'],
    ['src/drawings/probe.ts', '#domain/money/money.ts'],
    ['src/domain/probe.ts', '#contracts/api.ts'],
    ['src/domain/probe.ts', 'zod'],
    ['src/contracts/probe.ts', '#server/app.ts'],
    ['src/contracts/probe.ts', 'node:fs'],
    ['src/pdf/probe.ts', '#catalogue/parts.ts'],
    ['src/server/probe.ts', '#web/app.tsx'],
    ['src/server/probe.ts', 'react'],
    ['src/server/cart/probe.ts', '../../web/app.tsx'],
    ['src/web/probe.ts', '#server/app.ts'],
    ['src/web/probe.ts', 'node:fs'],
    ['src/web/probe.ts', 'pg'],
    ['src/web/ui/probe.ts', 'wouter'],
    ['src/web/ui/probe.ts', '../shop/cart/cart-page.tsx'],
    ['catalogue/probe.ts', '#web/app.tsx'],
    ['build/probe.ts', '#web/components/cart/cart.queries.ts'],
    ['build/probe.ts', '#server/app.ts'],
  ])('refuse that %s imports %s', (place, source) => {
    expect(problemsOf({ [place]: importing(source) })).not.toEqual([]);
  });

  it.each([
    ['src/domain/probe.ts', './money/money.ts'],
    ['src/contracts/probe.ts', '#domain/money/money.ts'],
    ['src/server/probe.ts', '#contracts/api.ts'],
    ['src/web/shop/cart/probe.ts', '#domain/money/money.ts'],
    ['src/web/workbench/board/probe.tsx', '../../components/board-view/board-view.tsx'],
    ['src/web/routes/probe.tsx', '../listen/panel/listen-panel.tsx'],
    ['src/web/office/orders/probe.tsx', '../../components/price/price.tsx'],
    ['src/web/office/orders/probe.tsx', '../../ui/button/button.tsx'],
    ['src/web/office/orders/probe.tsx', '../ui/button/button.tsx'],
    ['src/web/office/routes/probe.tsx', '../layout/office-layout.tsx'],
    ['src/drawings/probe.ts', '#electronics/component.ts'],
    ['catalogue/probe.ts', '#drawings/primitives/palette.ts'],
  ])('let %s import %s', (place, source) => {
    expect(problemsOf({ [place]: importing(source) })).toEqual([]);
  });

  it('count a lazy import, a type and a re-export too', () => {
    const problems = problemsOf({
      'src/domain/lazy.ts': "export const later = () => import('#server/app.ts');\n",
      'src/domain/types.ts': "import type { App } from '#server/app.ts';\nexport type Other = App;\n",
      'src/domain/again.ts': "export { app } from '#server/app.ts';\n",
    });
    expect(problems).toHaveLength(3);
  });

  it('leave tests alone, and refuse that production imports one', () => {
    expect(problemsOf({ 'src/domain/probe.test.ts': importing('#server/app.ts') })).toEqual([]);
    expect(problemsOf({ 'src/server/probe.ts': importing('./probe.test.ts') })).toHaveLength(1);
  });
});

describe('the levels of web and server', () => {
  it.each([
    ['src/web/shop/cart/probe.tsx', '../../layout/page-layout.tsx'],
    ['src/web/shell/probe.ts', '../shop/cart/cart-page.tsx'],
    ['src/web/shell/probe.ts', '../components/cart/cart.queries.ts'],
    ['src/web/components/cart/probe.ts', '../../shop/cart/cart-page.tsx'],
    ['src/web/layout/probe.tsx', '../routes/screens.ts'],
    ['src/web/routes/probe.tsx', '../app.tsx'],
    ['src/web/shop/cart/probe.tsx', '../../office/ui/button/button.tsx'],
    ['src/web/entry-client.tsx', './office/app.tsx'],
    ['src/web/office/orders/probe.tsx', '../../shop/cart/cart-page.tsx'],
    ['src/web/office/orders/probe.tsx', '../../layout/page-layout.tsx'],
    ['src/web/office/orders/probe.tsx', '../layout/office-layout.tsx'],
    ['src/web/office/ui/probe.tsx', '../orders/orders.queries.ts'],
    ['src/web/office/routes/probe.tsx', '../app.tsx'],
    ['src/server/cart/cart.repository.ts', './cart.service.ts'],
    ['src/server/cart/cart.service.ts', './cart.routes.ts'],
    ['src/server/cart/cart.service.ts', '../orders/order.repository.ts'],
    ['src/server/cart/cart-lines.ts', '../orders/order.repository.ts'],
    ['src/server/cart/cart.routes.ts', './cart.repository.ts'],
    ['src/server/cart/cart.service.ts', '../compose/orders.ts'],
  ])('refuse that %s imports %s', (place, source) => {
    expect(problemsOf({ [place]: importing(source) })).toHaveLength(1);
  });

  it.each([
    ['src/web/new-folder/probe.ts', '../ui/button/button.tsx'],
    ['src/web/shop/cart/probe.ts', '../../new-folder/thing.ts'],
  ])('refuse a folder that is in no level: %s imports %s', (place, source) => {
    expect(problemsOf({ [place]: importing(source) })).toEqual([expect.stringContaining('in no level of src/web')]);
  });

  it('let a module know the type of another module’s row, and ask its own repository', () => {
    const row = "import type { OrderRow } from '../orders/order.repository.ts';\nexport type Row = OrderRow;\n";
    expect(problemsOf({ 'src/server/cart/cart-view.ts': row })).toEqual([]);
    expect(problemsOf({ 'src/server/cart/cart.service.ts': importing('./cart.repository.ts') })).toEqual([]);
  });

  it.each(['select id from orders', 'insert into orders values (1)', 'update orders set id = 1', 'delete from orders'])(
    'keep "%s" in repositories',
    (statement) => {
      const source = `export const text = \`${statement}\`;\n`;
      expect(problemsOf({ 'src/server/orders/order.service.ts': source })).toHaveLength(1);
      expect(problemsOf({ 'src/server/orders/order.repository.ts': source })).toEqual([]);
    },
  );
});

describe('the areas of the web', () => {
  const importsBy = (source: string): readonly string[] => [
    importing(source),
    `export const later = () => import('${source}');\n`,
    `import type { Thing } from '${source}';\nexport type Other = Thing;\n`,
  ];

  it.each([
    ['shop', 'listen'],
    ['listen', 'shop'],
    ['workbench', 'listen'],
    ['listen', 'workbench'],
    ['shop', 'workbench'],
    ['workbench', 'shop'],
    ['office', 'shop'],
    ['shop', 'office'],
  ])('refuse that %s imports of %s, be it code, lazily or a type', (from, to) => {
    for (const source of importsBy(`../../${to}/part/part.tsx`)) {
      const problems = problemsOf({ [`src/web/${from}/probe/probe.tsx`]: source });
      expect(problems).toEqual([expect.stringContaining('areas import nothing of each other')]);
    }
  });
});

describe('a circle of modules', () => {
  const type = (source: string) => `import type { Thing } from '${source}';\nexport type Other = Thing;\n`;

  it.each([
    ['by code', importing('../orders/totals.tsx'), importing('../cart/cart-page.tsx')],
    ['by types alone', type('../orders/totals.tsx'), type('../cart/cart-page.tsx')],
    ['by a lazy import', "export const later = () => import('../orders/totals.tsx');\n", type('../cart/cart-page.tsx')],
  ])('is found %s, though no file imports itself', (_, cart, orders) => {
    const problems = problemsOf({
      'src/web/shop/cart/cart-line.tsx': cart,
      'src/web/shop/cart/cart-page.tsx': 'export const thing = 1;\n',
      'src/web/shop/orders/totals.tsx': 'export const thing = 1;\n',
      'src/web/shop/orders/order-page.tsx': orders,
    });
    expect(problems).toEqual([
      '2 modules import each other in a circle: src/web/shop/cart, src/web/shop/orders ' +
        '(src/web/shop/cart/cart-line.tsx -> src/web/shop/orders/totals.tsx, ' +
        'src/web/shop/orders/order-page.tsx -> src/web/shop/cart/cart-page.tsx)',
    ]);
  });

  it.each(moduleFolders)('is found in %s', (folder) => {
    const problems = problemsOf({
      [`${folder}/shell/a.ts`]: type('../session/b.ts'),
      [`${folder}/session/b.ts`]: 'export const thing = 1;\n',
      [`${folder}/session/c.ts`]: type('../shell/d.ts'),
      [`${folder}/shell/d.ts`]: 'export const thing = 1;\n',
    });
    expect(problems).toEqual([expect.stringContaining(`${folder}/session, ${folder}/shell`)]);
  });

  it('takes the files right in a folder of modules as one module', () => {
    const problems = problemsOf({
      'src/server/retention.ts': importing('./cart/cart.ts'),
      'src/server/cart/cart.ts': 'export const thing = 1;\n',
      'src/server/cart/lines.ts': importing('../clock.ts'),
      'src/server/clock.ts': 'export const thing = 1;\n',
    });
    expect(problems).toEqual([expect.stringContaining('src/server/., src/server/cart')]);
  });

  it('is none through a composition root, and one through any other file beside the modules', () => {
    const modules = {
      'build/documents/build-documents.ts': importing('../cache.ts'),
      'build/cache.ts': 'export const thing = 1;\n',
    };
    const source = importing('./documents/build-documents.ts');
    expect(problemsOf({ ...modules, 'build/build.ts': source })).toEqual([]);
    expect(problemsOf({ ...modules, 'build/steps.ts': source })).toHaveLength(1);
  });

  it('is none within a module, nor where imports go one way', () => {
    const problems = problemsOf({
      'src/web/shop/cart/cart-line.tsx': importing('./lines/line-row.tsx'),
      'src/web/shop/cart/lines/line-row.tsx': type('../cart-line.tsx'),
      'src/web/shop/cart/cart-page.tsx': importing('../orders/totals.tsx'),
    });
    expect(problems).toEqual([]);
  });
});

describe('a circle of files', () => {
  it('of two files is found', () => {
    const problems = problemsOf({
      'src/domain/a.ts': "import { b } from './b.ts';\nexport const a = (): number => b();\n",
      'src/domain/b.ts': "import { a } from './a.ts';\nexport const b = (): number => a();\n",
    });
    expect(problems).toEqual(['2 files import each other in a circle: src/domain/a.ts, src/domain/b.ts']);
  });

  it('that closes by a lazy import is found', () => {
    const problems = problemsOf({
      'src/domain/a.ts': "export const a = () => import('./b.ts');\n",
      'src/domain/b.ts': importing('./c.ts'),
      'src/domain/c.ts': importing('./a.ts'),
    });
    expect(problems).toHaveLength(1);
  });

  it('of types alone is none: they are gone when the code runs', () => {
    const problems = problemsOf({
      'src/domain/a.ts': "import type { B } from './b.ts';\nexport type A = B;\n",
      'src/domain/b.ts': "import { a } from './a.ts';\nexport type B = typeof a;\n",
    });
    expect(problems).toEqual([]);
  });
});

describe('a formatter of dates', () => {
  it.each([
    "export const day = new Intl.DateTimeFormat('en-GB');\n",
    "export const day = (at: Date) => at.toLocaleDateString('en-GB');\n",
    'export const time = (at: Date) => at.toLocaleTimeString();\n',
  ])('is made in the module of time alone: %s', (source) => {
    expect(problemsOf({ 'src/web/shop/cart/probe.ts': source })).toHaveLength(1);
    expect(problemsOf({ 'src/domain/time.ts': source, 'src/web/shop/cart/probe.test.ts': source })).toEqual([]);
  });
});
