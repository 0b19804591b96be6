import type { Category } from '#domain/catalogue/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';

interface MenuFeature {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** The name of a drawn picture. */
  readonly picture: string;
}

/** One good place to begin, for someone who opens a menu without a plan. */
export const menuFeatures: Readonly<Record<Exclude<Category, 'parts'>, MenuFeature>> = {
  pcb: {
    title: 'Building from a bare board',
    text: 'You bring parts and box. The guides show the order to fit them in.',
    href: paths.guides,
    picture: 'hero/board',
  },
  kit: {
    title: 'Your first pedal',
    text: 'The Clean Booster: one transistor, one knob, one evening.',
    href: paths.firstPedal,
    picture: 'pedal/clean-booster',
  },
};
