/** Op-amps, and the chips that have a circuit of their own inside. */

import type { ChipModel, DeviceModel, OpAmpModel, Range } from '#electronics/simulation/device-model.ts';

type OpAmp = Omit<OpAmpModel, 'type'>;
const opAmp = (figures: OpAmp): OpAmpModel => ({ type: 'op-amp', ...figures });

/** JFET inputs: no current worth naming, some millivolts of offset. */
const tl = (outline: OpAmp['outline'], idle: Range, bandwidth: number): OpAmpModel =>
  opAmp({
    outline,
    gain: 2e5,
    bandwidth,
    toHigh: 1.4,
    toLow: 1.4,
    idle,
    bias: [0, 3e-11, 2e-10],
    offset: [-6e-3, 0, 6e-3],
  });

const chip = (inside: ChipModel['inside'], idle: Range): ChipModel => ({ type: 'chip', inside, idle });

export const chipModels: Readonly<Record<string, DeviceModel>> = {
  tl071cp: tl('single', [1e-3, 1.4e-3, 2.2e-3], 3e6),
  tl072cp: tl('dual', [1e-3, 1.4e-3, 2.2e-3], 3e6),
  tl074cn: tl('quad', [1e-3, 1.4e-3, 2.2e-3], 3e6),
  tl062cp: tl('dual', [0.15e-3, 0.2e-3, 0.25e-3], 1e6),
  jrc4558d: opAmp({
    outline: 'dual',
    gain: 1e5,
    bandwidth: 3e6,
    toHigh: 1.2,
    toLow: 1.2,
    idle: [1.2e-3, 1.75e-3, 2.5e-3],
    bias: [-1e-7, -2.5e-8, -1e-8],
    offset: [-3e-3, 0, 3e-3],
  }),
  ne5532p: opAmp({
    outline: 'dual',
    gain: 1e5,
    bandwidth: 1e7,
    toHigh: 1,
    toLow: 1,
    idle: [3e-3, 4e-3, 8e-3],
    bias: [1e-7, 2e-7, 8e-7],
    offset: [-3e-3, 0, 3e-3],
  }),
  opa2134pa: opAmp({
    outline: 'dual',
    gain: 1e6,
    bandwidth: 8e6,
    toHigh: 1,
    toLow: 0.8,
    idle: [3.5e-3, 4e-3, 5e-3],
    bias: [0, 5e-12, 1e-10],
    offset: [-2e-3, 0, 2e-3],
  }),
  lm358n: opAmp({
    outline: 'dual',
    gain: 1e5,
    bandwidth: 1e6,
    toHigh: 1.4,
    toLow: 0.02,
    idle: [0.25e-3, 0.35e-3, 0.6e-3],
    bias: [-1.5e-7, -4.5e-8, -2e-8],
    offset: [-5e-3, 0, 5e-3],
  }),
  lm741cn: opAmp({
    outline: 'single',
    gain: 2e5,
    bandwidth: 1e6,
    toHigh: 1.2,
    toLow: 1.6,
    idle: [1.3e-3, 1.7e-3, 2.8e-3],
    bias: [2e-8, 8e-8, 2e-7],
    offset: [-5e-3, 0, 5e-3],
  }),
  lm308n: opAmp({
    outline: 'single',
    gain: 3e5,
    // Both with the 30p at pins 1 and 8 that the rodent-distortion has.
    bandwidth: 3e5,
    slewRate: 3e5,
    toHigh: 1,
    toLow: 1,
    idle: [0.2e-3, 0.3e-3, 0.8e-3],
    bias: [5e-10, 1.5e-9, 7e-9],
    offset: [-7e-3, 0, 7e-3],
  }),

  'lm386n-1': chip('power-amplifier', [3e-3, 4e-3, 8e-3]),
  ca3080e: chip('ota', [0, 0, 0]),
  sa571n: chip('compander', [2.5e-3, 3.2e-3, 4.8e-3]),
  pt2399: chip('echo', [13e-3, 15e-3, 20e-3]),
  v3207: chip('bucket-brigade-1024', [0.5e-3, 1e-3, 2e-3]),
  v3205: chip('bucket-brigade-4096', [0.5e-3, 1e-3, 2e-3]),
  v3102: chip('clock', [1e-3, 2e-3, 4e-3]),
  cd4013be: chip('flip-flops', [0, 0, 1e-6]),
  'btdr-2h-long': chip('reverb', [50e-3, 60e-3, 80e-3]),
  'btdr-2h-short': chip('reverb', [50e-3, 60e-3, 80e-3]),
  '78l05': {
    type: 'regulator',
    volts: [4.8, 5, 5.2],
    dropout: 1.7,
    idle: [2e-3, 3e-3, 6e-3],
    maxAmps: 0.1,
    maxWatts: 0.6,
  },
  // ST's L78: 4 %, at most 8 mA of its own. 50 K/W without a heat sink leave 1.4 W from 55 degrees in the box to 125.
  l7805cv: {
    type: 'regulator',
    volts: [4.8, 5, 5.2],
    dropout: 1.7,
    idle: [3e-3, 4.5e-3, 8e-3],
    maxAmps: 1.5,
    maxWatts: 1.4,
  },
};
