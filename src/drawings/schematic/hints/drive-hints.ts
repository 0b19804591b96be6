/** Boosters, fuzzes and overdrives. */

import type { SchematicHints } from './hints.ts';

export const driveHints = {
  'bass-fuzz': {
    stages: [
      ['R1', 'First transistor'],
      ['Q2', 'Wool and pinch'],
      ['C4', 'Tone and output'],
    ],
  },
  'clean-booster': {
    stages: [
      ['R1', 'Amplifier'],
      ['C2', 'Boost'],
    ],
  },
  'fuzz-box': {
    stages: [
      ['R1', 'Input and first transistor'],
      ['Q2', 'Fuzz and bias'],
      ['C3', 'Volume'],
    ],
  },
  'germanium-fuzz': {
    stages: [
      ['R1', 'First transistor'],
      ['Q2', 'Attack'],
      ['C5', 'Level'],
    ],
  },
  'hard-clipper': {
    stages: [
      ['R1', 'Input'],
      ['IC1', 'Gain'],
      ['C4', 'Clipping and output'],
    ],
  },
  'jfet-preamp': {
    stages: [
      ['R1', 'First stage'],
      ['Q2', 'Second stage'],
      ['C3', 'Tone stack and level'],
      ['C6', 'Output follower'],
    ],
  },
  'micro-booster': {
    stages: [
      ['R1', 'Input'],
      ['IC1', 'Gain'],
      ['C4', 'Output'],
    ],
  },
  'octave-up': {
    stages: [
      ['R1', 'Amplifier'],
      ['Q2', 'Two copies, one upside down'],
      ['TR1', 'The diodes fold the wave'],
      ['Q3', 'Output follower'],
    ],
  },
  'pocket-fuzz': {
    stages: [
      ['R1', 'Fuzz'],
      ['C2', 'Volume'],
    ],
  },
  'rodent-distortion': {
    stages: [
      ['R1', 'Input'],
      ['IC1', 'Gain'],
      ['C7', 'Clipping'],
      ['FILTER', 'Filter'],
      ['C9', 'Output follower'],
    ],
  },
  'sustain-fuzz': {
    stages: [
      ['R1', 'Input booster'],
      ['C4', 'First clipper'],
      ['C7', 'Second clipper'],
      ['R18', 'Tone'],
      ['C12', 'Output stage'],
    ],
  },
  'treble-booster': {
    stages: [
      ['R1', 'Input and bite'],
      ['R2', 'Germanium amplifier'],
    ],
  },
  'vintage-overdrive': {
    stages: [
      ['R18', 'Input buffer'],
      ['R4', 'Drive: the diodes clip here'],
      ['R7', 'Tone'],
      ['R11', 'Level and output buffer'],
    ],
    plusOnTop: ['IC1B'],
    oneUp: ['TONE'],
    mirror: ['TONE'],
  },
} as const satisfies Readonly<Record<string, SchematicHints>>;
