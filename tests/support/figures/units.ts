/** The units that our texts use, each as a name and a factor: 4.7 kΩ and 4K7 are the same figure. */

export interface Unit {
  readonly name: string;
  readonly factor: number;
}

const families: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ohm: { Ω: 1, kΩ: 1e3, MΩ: 1e6, ohm: 1, ohms: 1, kilohm: 1e3, kilohms: 1e3, megohm: 1e6, megohms: 1e6 },
  farad: { pF: 1e-12, nF: 1e-9, µF: 1e-6, picofarads: 1e-12, nanofarads: 1e-9, microfarads: 1e-6 },
  henry: { mH: 1e-3, H: 1, henry: 1, henries: 1 },
  volt: { µV: 1e-6, mV: 1e-3, V: 1, volt: 1, volts: 1, millivolts: 1e-3 },
  ampere: { µA: 1e-6, mA: 1e-3, A: 1, microamp: 1e-6, microamps: 1e-6, milliamp: 1e-3, milliamps: 1e-3 },
  watt: { mW: 1e-3, W: 1, watt: 1, watts: 1 },
  hertz: { Hz: 1, kHz: 1e3, MHz: 1e6, hertz: 1, kilohertz: 1e3 },
  decibel: { dB: 1, decibel: 1, decibels: 1 },
  slew: { 'V/µs': 1e6 },
  second: {
    µs: 1e-6,
    ms: 1e-3,
    s: 1,
    second: 1,
    seconds: 1,
    milliseconds: 1e-3,
    minute: 60,
    minutes: 60,
    hour: 3600,
    hours: 3600,
  },
  share: { '%': 0.01, 'per cent': 0.01 },
  degree: { '°C': 1, degrees: 1 },
  metre: { mm: 1e-3, cm: 1e-2, m: 1, millimetre: 1e-3, millimetres: 1e-3, centimetres: 1e-2, metre: 1, metres: 1 },
  gram: { g: 1, kg: 1e3 },
  light: { lux: 1 },
  kelvin: { K: 1, kelvin: 1 },
  day: { day: 1, days: 1, weeks: 7, months: 30, years: 365 },
  rupee: { rupees: 1 },
  bit: { bits: 1, kilobits: 1e3 },
  times: { times: 1 },
  octave: { octave: 1, octaves: 1 },
};

/** What is counted: the noun in the plural and the singular. */
export const counted = [
  'part', 'resistor', 'capacitor', 'transistor', 'chip', 'diode', 'trimmer', 'control', 'knob', 'jack', 'op-amp', 'JFET',
  'stage', 'band', 'wire', 'page', 'document', 'switch', 'lamp', 'value', 'filter', 'bucket', 'bell', 'buffer', 'notch',
  'swell', 'pole', 'kit', 'voltage', 'collector', 'output', 'input', 'clipper', 'pin', 'leg', 'lug', 'hole', 'pad',
  'joint', 'flip-flop', 'string',
] as const; // prettier-ignore

const irregular: Readonly<Record<string, string>> = { switch: 'switches', notch: 'notches' };

export const unitOf: ReadonlyMap<string, Unit> = new Map([
  ...Object.entries(families).flatMap(([name, words]) =>
    Object.entries(words).map(([word, factor]) => [word, { name, factor }] as const),
  ),
  ...counted.flatMap((noun) =>
    [noun, irregular[noun] ?? `${noun}s`].map((word) => [word, { name: noun, factor: 1 }] as const),
  ),
]);
