/** Named materials. A product refers to these by key, so a new colourway is one line here. */
import type { LedColour } from '#electronics/led.ts';
import type { Hex } from './colour.ts';

export type Finish = 'matte' | 'gloss' | 'sparkle' | 'hammertone' | 'brushed';

export interface Coat {
  readonly label: string;
  readonly base: Hex;
  readonly finish: Finish;
  /** Silkscreen inks that read well on this coat: lettering first, then the graphic's second colour. */
  readonly inks: readonly [Hex, Hex];
}

export const coats = {
  bone: { label: 'Bone', base: '#e6dfcd', finish: 'matte', inks: ['#23201b', '#c8452a'] },
  marigold: { label: 'Marigold', base: '#f0a51e', finish: 'gloss', inks: ['#2a1c06', '#fff3d4'] },
  gulmohar: { label: 'Gulmohar', base: '#c93f22', finish: 'gloss', inks: ['#fff1df', '#ffb84d'] },
  rani: { label: 'Rani pink', base: '#d2487a', finish: 'matte', inks: ['#fff2f3', '#4a1030'] },
  jamun: { label: 'Jamun', base: '#4b2a5c', finish: 'sparkle', inks: ['#f3e6f5', '#f0a65a'] },
  indigo: { label: 'Indigo', base: '#27327d', finish: 'gloss', inks: ['#f1efe2', '#7fb2f0'] },
  monsoon: { label: 'Monsoon', base: '#3c5666', finish: 'hammertone', inks: ['#eef3f2', '#f2c14e'] },
  peacock: { label: 'Peacock', base: '#0d6f73', finish: 'sparkle', inks: ['#f0f6ec', '#f4b942'] },
  neem: { label: 'Neem', base: '#55784a', finish: 'matte', inks: ['#f6f3e2', '#e9c46a'] },
  mint: { label: 'Mint', base: '#b6dcc9', finish: 'matte', inks: ['#17342f', '#e2603f'] },
  sky: { label: 'Sky enamel', base: '#93c4dc', finish: 'gloss', inks: ['#102a3b', '#f7f4e6'] },
  lilac: { label: 'Lilac', base: '#b9a9d6', finish: 'matte', inks: ['#261b3f', '#fff6e0'] },
  soot: { label: 'Soot', base: '#26292b', finish: 'matte', inks: ['#f0ede2', '#f0a51e'] },
  raw: { label: 'Raw aluminium', base: '#bcc1c3', finish: 'brushed', inks: ['#1b2224', '#b5371f'] },
  chai: { label: 'Chai', base: '#b07a4b', finish: 'hammertone', inks: ['#fff3df', '#2b1708'] },
  chalk: { label: 'Chalk', base: '#f3f2ee', finish: 'gloss', inks: ['#1d2426', '#2f66b0'] },
} as const satisfies Record<string, Coat>;

export type CoatName = keyof typeof coats;

export type MaskName = 'green' | 'black' | 'purple' | 'blue' | 'red' | 'white';

export interface Mask {
  /** Mask over copper pour. */
  readonly pour: Hex;
  /** Mask over bare laminate (clearance around traces). */
  readonly gap: Hex;
  /** Mask over a trace. */
  readonly trace: Hex;
  readonly silk: Hex;
}

export const solderMasks: Record<MaskName, Mask> = {
  green: { pour: '#1b6640', gap: '#0e4027', trace: '#369464', silk: '#f2f5ec' },
  black: { pour: '#25282b', gap: '#101214', trace: '#4a5056', silk: '#f2f1ea' },
  purple: { pour: '#48226f', gap: '#2a1146', trace: '#7847ab', silk: '#f6f0fb' },
  blue: { pour: '#174685', gap: '#0b2a58', trace: '#3a78c6', silk: '#f1f5fb' },
  red: { pour: '#9c211d', gap: '#66100e', trace: '#d2524a', silk: '#fdf3ee' },
  white: { pour: '#e9ebe7', gap: '#c9cec8', trace: '#fdfefc', silk: '#1f2626' },
};

export const ledPaints: Record<LedColour, { readonly hot: Hex; readonly body: Hex; readonly off: Hex }> = {
  red: { hot: '#ffd3c4', body: '#ff3b24', off: '#6d1912' },
  amber: { hot: '#fff1c4', body: '#ffa51f', off: '#7a4a0d' },
  green: { hot: '#e3ffd6', body: '#3fe06a', off: '#14562b' },
  blue: { hot: '#e2f1ff', body: '#2f8dff', off: '#143a72' },
  white: { hot: '#ffffff', body: '#f3f6ff', off: '#8f989c' },
  violet: { hot: '#f3e2ff', body: '#a95bff', off: '#42206b' },
};
