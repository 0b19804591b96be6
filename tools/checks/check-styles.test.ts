import { describe, expect, it } from 'vitest';
import { checkStyles } from './check-styles.ts';

const component = (reads: string, specifier = './hero.module.css'): string =>
  `import styles from '${specifier}';\nexport const Hero = () => <p className={${reads}} />;\n`;

/** A tree with one component whose style breaks no rule. */
const tree = {
  'src/web/styles/base.css': 'main { flex: 1 }',
  'src/web/styles/tokens.css': ':root { --ink: #122 }',
  'src/web/shop/home/hero.module.css': '.hero { animation: rise 1s } @keyframes rise { to { opacity: 0 } }',
  'src/web/shop/home/hero.tsx': component('styles.hero'),
};

const problemsOf = (changes: Readonly<Record<string, string>>): string[] =>
  checkStyles(new Map(Object.entries({ ...tree, ...changes })), { '#web/*': './src/web/*' });

describe('the check of styles', () => {
  it('has nothing to say when a component reads each class of its own module', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('follows an import by its alias', () => {
    expect(
      problemsOf({ 'src/web/shop/home/hero.tsx': component('styles.hero', '#web/shop/home/hero.module.css') }),
    ).toEqual([]);
  });

  it('refuses a sheet that is no module, except on a page of its own', () => {
    const css = '.a { top: 0 }';
    expect(problemsOf({ 'src/web/shop/home/chain.css': css })).toEqual([
      'src/web/shop/home/chain.css is no CSS Module',
    ]);
    expect(problemsOf({ 'src/server/payments/simulator/assets/checkout.css': css })).toEqual([]);
  });

  it('refuses a class in a global sheet', () => {
    expect(problemsOf({ 'src/web/styles/base.css': '.page > main { flex: 1 }' })).toEqual([
      'src/web/styles/base.css selects the class .page; styles of a class are scoped',
    ]);
  });

  it('refuses a class that nobody reads', () => {
    expect(
      problemsOf({ 'src/web/shop/home/hero.module.css': '.hero { top: 0 } .hero:has(.left) { top: 1px }' }),
    ).toEqual(['src/web/shop/home/hero.module.css: nobody reads .left']);
  });

  it('refuses the reading of a class that is not there', () => {
    expect(problemsOf({ 'src/web/shop/home/hero.tsx': component('styles.hero ?? styles.her0') })).toEqual([
      'src/web/shop/home/hero.tsx reads .her0, which src/web/shop/home/hero.module.css lacks',
    ]);
  });

  it('refuses a module that is not there, and one that nobody imports', () => {
    expect(problemsOf({ 'src/web/shop/home/hero.tsx': component('styles.hero', './her0.module.css') })).toEqual([
      'src/web/shop/home/hero.module.css is imported by nobody',
      'src/web/shop/home/hero.tsx imports src/web/shop/home/her0.module.css, which does not exist',
    ]);
  });

  it('refuses a computed name', () => {
    expect(problemsOf({ 'src/web/shop/home/hero.tsx': component('styles.hero + styles[name]') })).toEqual([
      'src/web/shop/home/hero.tsx computes the name of a class of src/web/shop/home/hero.module.css',
    ]);
  });

  it('refuses a second reader of a module, except of the looks that are shared on purpose', () => {
    expect(problemsOf({ 'src/web/shop/home/chain.tsx': component('styles.hero') })).toEqual([
      'src/web/shop/home/hero.module.css is imported by 2 files: src/web/shop/home/hero.tsx, src/web/shop/home/chain.tsx',
    ]);
    const shared = '../../ui/panel/panel.module.css';
    expect(
      problemsOf({
        'src/web/ui/panel/panel.module.css': '.panel { top: 0 }',
        'src/web/shop/home/chain.tsx': component('styles.panel', shared),
        'src/web/shop/home/home-page.tsx': component('styles.panel', shared),
      }),
    ).toEqual([]);
  });

  it('does not count a test as a reader', () => {
    expect(problemsOf({ 'src/web/shop/home/hero.test.tsx': component('styles.hero') })).toEqual([]);
  });

  it.each([
    ['"hero"', 'hero'],
    ["{classNames(styles.hero, on && 'hero-on')}", 'hero-on'],
    ["{buttonClass({ variant: 'primary' }, 'hero-button')}", 'hero-button'],
  ])('refuses a class that is written as a string: className=%s', (attribute, name) => {
    const source = `export const Chain = () => <p className=${attribute} />;\n`;
    expect(problemsOf({ 'src/web/shop/home/chain.tsx': source })).toEqual([
      `src/web/shop/home/chain.tsx writes the class '${name}' as a string, which no sheet has`,
    ]);
  });

  it.each(['#fff', 'rgb(0 0 0)', 'oklch(50% 0 0)'])('refuses the raw colour %s outside the tokens', (colour) => {
    const css = `.hero { color: ${colour} }`;
    expect(problemsOf({ 'src/web/shop/home/hero.module.css': css })).toEqual([
      `src/web/shop/home/hero.module.css writes the colour '${colour.replace(/\(.*/, '(')}'; colours are tokens`,
    ]);
  });
});
