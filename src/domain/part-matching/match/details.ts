import { withoutAccents } from './part-tokens.ts';

/** Words that describe a part and name none. */
const words = new Set(
  `metal film carbon composition cc mf tolerance precision watt watts volt volts axial radial leaded through hole tht smd smt
  lead spacing pitch raster lin linear log logarithmic audio taper reverse npn pnp silicon si bjt n p channel
  single dual quad low noise high gain matched unmatched mono latching momentary on off die cast diecast aluminum
  aluminium bare black white chrome round flat knurled shaft pcb mount mounted panel right angle vertical horizontal
  standard fast switching small signal general purpose polarized polarised non np np0 npo c0g cog x7r mkt mks mkp pet
  polyester polypropylene mylar box ceramic disc disk mlcc electrolytic electrolytics elko folie capacitor capacitors cap caps
  resistor resistors diode diodes transistor transistors potentiometer potentiometers pot pots trimmer ic chip op amp opamp
  operational amplifier package pkg to92 to18 to220 do35 do41 sot23 soic dip8 dip14 dip16 dil8 optional or equivalent similar any
  type style each pack of new old stock nos diffused clear bright super`.split(/\s+/),
);

const sign = String.raw`[-–]?`;
/** '1%', '1/4W', '16V', '5mm', '7.2 x 2.5mm', '105C', 'TO-92', '(tone)'. */
const measures = [
  /\([^()]*\)/g,
  /(?:±|\+\/-)?\s*\d+(?:\.\d+)?\s*(?:%|percent\b)/g,
  /\b(?:1\/[248]|\d*\.?\d+)\s*m?w(?:att)?s?\b/g,
  /\b\d+(?:\.\d+)?\s*v(?:dc|olts?)?\b/g,
  /\b\d+(?:\.\d+)?(?:\s*[x×]\s*\d+(?:\.\d+)?)*\s*mm\b/g,
  /\b\d+\s*°?\s*c\b/g,
  new RegExp(String.raw`\b(?:to|do|sot|dip|dil|soic)${sign}\s?\d+\b`, 'g'),
];

/** True: it only describes what was named before or is named after. */
export function isDetail(text: string): boolean {
  let rest = withoutAccents(text).toLowerCase();
  for (const measure of measures) rest = rest.replace(measure, ' ');
  return rest.split(/[^a-z0-9]+/).every((word) => word === '' || words.has(word));
}
