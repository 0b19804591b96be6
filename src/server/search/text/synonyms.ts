import { compact } from './fold.ts';
import { wordGroups } from './words.ts';

/** Each line is one thing under several names. */
const sameThing = `
  od, overdrive
  dist, distortion
  trem, tremolo
  verb, reverb
  comp, compressor, compression
  eq, equaliser, equalizer
  pot, potentiometer
  trimmer, trimpot, preset
  cap, capacitor
  electro, electrolytic
  res, resistor
  bbd, bucket brigade
  opamp, operational amplifier
  jfet, junction fet
  pcb, board, circuit board
  psu, power supply
  amp, amplifier
  boost, booster
  octaver, octave
  phaser, phase shifter
  vibe, univibe
  ldr, light cell, photoresistor
  optocoupler, vactrol
  footswitch, stomp switch
  enclosure, hammond box, case
  ts808, ts9, tube screamer
  bmp, big muff, big muff pi
  ff, fuzz face
  ds1, boss distortion
  dm2, boss delay
  ce2, boss chorus
  klon, centaur
  ge, germanium
  si, silicon
  valve, vacuum tube
  bipolar, bjt
  analog, analogue
  log, logarithmic
  lin, linear
  grey, gray
  colour, color
`;

/** Near enough to be worth showing after the real thing. A line with '>' leads one way: all kits are not called pedals. */
const related = `
  echo, delay, modulation echo
  wah, filter
  fet, jfet, mosfet
  flanger, chorus
  drive, overdrive
  crunch > overdrive
  autowah, envelope filter
  tube, valve
  buffer, booster
  transistor > bjt
  transistor > jfet
  chip, ic
  pedal > kit
  log > audio
  adapter > power supply
  adaptor > power supply
  hammond > enclosure
  lamp > led
  light > led
`;

export interface Synonym {
  /** All of them must be found. */
  readonly words: readonly string[];
  readonly weight: number;
}

const table = new Map<string, Synonym[]>();

function add(groups: string, weight: number): void {
  for (const line of groups.trim().split('\n')) {
    const names = line.split(/[,>]/).map((name) => wordGroups(name).flat());
    for (const name of line.includes('>') ? names.slice(0, 1) : names) {
      const others = names.filter((other) => other !== name).map((words) => ({ words, weight }));
      const key = name.join('');
      table.set(key, [...(table.get(key) ?? []), ...others]);
    }
  }
}

add(sameThing, 0.8);
add(related, 0.45);

/** Other names of what these words say; 'bigmuff' and 'big muff' are one key. */
export const synonymsOf = (words: readonly string[]): readonly Synonym[] => table.get(compact(words.join(''))) ?? [];

/** The longest name in the table, in words. */
export const maxSynonymWords = 3;
