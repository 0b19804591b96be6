/** Preamplifiers, equalisers, compressors and switches. */

import type { SchematicHints } from './hints.ts';

export const toneHints = {
  'bass-preamp': {
    stages: [
      ['R1', 'Input'],
      ['R3', 'Gain, bass and treble'],
      ['C5', 'Volume and output'],
    ],
  },
  'buffer-splitter': {
    stages: [
      ['R1', 'Output A'],
      ['C3', 'Output B'],
    ],
    mirror: ['JOUTB'],
  },
  'loop-switcher': {
    stages: [
      ['JIN', 'Switch and jacks'],
      ['R2', 'Lamp'],
    ],
    also: { Lamp: ['SW1B'] },
    mirror: ['SW1C', 'JSEND', 'JOUT'],
  },
  'orange-compressor': {
    stages: [
      ['R1', 'Divider'],
      ['C4', 'Make-up gain'],
      ['C6', 'Level'],
      ['R9', 'Rectifier'],
      ['Q2', 'Bias'],
    ],
    tags: { bias: 'BIAS', g1: 'GATE' },
    comesFrom: { g1: 'Rectifier' },
  },
  'pocket-amp': {
    stages: [
      ['R1', 'Input buffer'],
      ['IC1', 'Power amplifier'],
    ],
  },
  'six-band-eq': {
    stages: [
      ['R1', 'Input buffer'],
      ['R3', 'Equaliser'],
      ['R16', 'Output'],
      ['100', '100 Hz'],
      ['200', '200 Hz'],
      ['400', '400 Hz'],
      ['800', '800 Hz'],
      ['1600', '1.6 kHz'],
      ['3200', '3.2 kHz and above'],
      ['R18', 'Half the supply'],
    ],
    tags: { plus: 'CUT', minus: 'LIFT' },
  },
  'studio-compressor': {
    stages: [
      ['R1', 'Input buffer'],
      ['C2', 'Gain cell'],
      ['R9', 'Phase splitter'],
      ['C9', 'Output'],
      ['C6', 'Detector'],
      ['Q5', 'Sustain'],
    ],
    tags: { iabc: 'GAIN', env: 'ENV' },
    comesFrom: { iabc: 'Sustain' },
    mirror: ['TR1'],
    oneUp: ['TR1'],
  },
  'tilted-wah': {
    stages: [
      ['R1', 'Input buffer'],
      ['R6', 'Amplifier and resonance'],
      ['C5', 'Sweep'],
    ],
    tags: { tank: 'TANK' },
  },
  'two-band-eq': {
    stages: [
      ['R1', 'Input stage'],
      ['R5', 'Bass'],
      ['C6', 'Tone amplifier'],
      ['C7', 'Level'],
      ['R8', 'Treble'],
    ],
    tags: { drv: 'FRONT', toned: 'BACK', minus2: 'SUM' },
    also: { 'Tone amplifier': ['IC1B'] },
    comesFrom: { toned: 'Tone amplifier', minus2: 'Bass' },
    leaves: { minus2: ['Treble'] },
    turn: ['R6', 'C5'],
  },
} as const satisfies Readonly<Record<string, SchematicHints>>;
