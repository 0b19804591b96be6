/** Parts with three pins or more. Transistors have their channel on x = 0, so that loads stand straight above it. */

import { circle, lead, stroke, type Symbol } from './symbol.ts';

export type DeviceShape =
  | 'npn'
  | 'pnp'
  | 'darlington'
  | 'jfet'
  | 'pjfet'
  | 'mosfet'
  | 'pot'
  | 'trimmer'
  | 'opamp'
  | 'spdt'
  | 'jack'
  | 'supply-jack';

const round = stroke('clear', circle(-11, 0, 21));
const transistorBox = [-32, -21, 10, 21] as const;
const bipolarPins = { B: [-40, 0], C: [0, -30], E: [0, 30] } as const;
const bar = stroke('plate', 'M-18-12.500V12.500');

const npn: Symbol = {
  strokes: [
    round,
    lead('B', 'M-40 0H-18'),
    lead('C', 'M-18-6L0-17V-30'),
    lead('E', 'M-18 6L0 17V30'),
    bar,
    stroke('fill', 'M-3.400 14.900L-10.900 14.300L-6.900 7.800Z'),
  ],
  pins: bipolarPins,
  box: transistorBox,
};

const pnp: Symbol = {
  strokes: [
    round,
    lead('B', 'M-40 0H-18'),
    lead('E', 'M-18-6L0-17V-30'),
    lead('C', 'M-18 6L0 17V30'),
    bar,
    stroke('fill', 'M-15.500-7.500L-8-8.200L-12-14.700Z'),
  ],
  pins: { B: [-40, 0], E: [0, -30], C: [0, 30] },
  box: transistorBox,
};

const darlington: Symbol = {
  strokes: [
    round,
    lead('B', 'M-40 0H-23'),
    lead('C', 'M-18-6L0-17V-30'),
    lead('E', 'M-18 6L0 17V30'),
    stroke('plate', 'M-23-12.500V12.500M-18-12.500V12.500'),
    stroke('fill', 'M-3.400 14.900L-10.900 14.300L-6.900 7.800Z'),
  ],
  pins: bipolarPins,
  box: transistorBox,
};

const fetPins = { G: [-40, 0], D: [0, -30], S: [0, 30] } as const;

const jfet: Symbol = {
  strokes: [
    round,
    lead('G', 'M-40 0H-16'),
    lead('D', 'M-16-9H0V-30'),
    lead('S', 'M-16 9H0V30'),
    stroke('plate', 'M-16-13.500V13.500'),
    stroke('fill', 'M-17.500 0L-25.500-4.500V4.500Z'),
  ],
  pins: fetPins,
  box: transistorBox,
};

/** A P-channel one: its arrow points outwards, and its source is above. */
const pjfet: Symbol = {
  strokes: [
    round,
    lead('G', 'M-40 0H-16'),
    lead('S', 'M-16-9H0V-30'),
    lead('D', 'M-16 9H0V30'),
    stroke('plate', 'M-16-13.500V13.500'),
    stroke('fill', 'M-25.500 0L-17.500-4.500V4.500Z'),
  ],
  pins: { G: [-40, 0], S: [0, -30], D: [0, 30] },
  box: transistorBox,
};

/** An enhancement type with its body diode. */
const mosfet: Symbol = {
  strokes: [
    round,
    lead('G', 'M-40 0H-22'),
    lead('D', 'M-16-10H0V-30'),
    lead('S', 'M-16 10H0V30'),
    stroke('lead', 'M-16 0H0V10'),
    stroke('plate', 'M-22-11V11M-16-14V-6M-16-4V4M-16 6V14'),
    stroke('fill', 'M-15 0L-8-3.500V3.500Z'),
    stroke('sign', 'M0-10H7V-3M7 3V10H0M3-3H11'),
    stroke('fill', 'M7-3L3 3H11Z'),
  ],
  pins: fetPins,
  box: transistorBox,
};

const track = stroke('body', 'M-17-6.500H17V6.500H-17Z');
const lugs = [lead('1', 'M-30 0H-17'), lead('3', 'M17 0H30')];
const lugPins = { 1: [-30, 0], 3: [30, 0], 2: [0, 30] } as const;

/** A control: its arrow comes from below; turned clockwise it moves towards lug 3. */
const pot: Symbol = {
  strokes: [...lugs, track, lead('2', 'M0 30V13'), stroke('fill', 'M0 6.500l-4.500 8h9z')],
  pins: lugPins,
  box: [-17, -7, 17, 16],
};

/** A trimmer has a bar where a control has its arrow: a screwdriver turns it. */
const trimmer: Symbol = {
  strokes: [...lugs, track, lead('2', 'M0 30V10'), stroke('plate', 'M-6 9H6')],
  pins: lugPins,
  box: [-17, -7, 17, 16],
};

const opamp: Symbol = {
  strokes: [
    lead('+', 'M-50-20H-35'),
    lead('-', 'M-50 20H-35'),
    lead('out', 'M35 0H50'),
    stroke('body', 'M-35-42L35 0L-35 42Z'),
    stroke('sign', 'M-30-20h8M-26-24v8M-30 20h8'),
  ],
  pins: { '+': [-50, -20], '-': [-50, 20], out: [50, 0] },
  box: [-35, -42, 35, 42],
};

/** One pole of a switch, thrown up: the common pin left. */
const spdt: Symbol = {
  strokes: [
    lead('common', 'M-30 0H-17'),
    lead('up', 'M30-20H17'),
    lead('down', 'M30 20H17'),
    stroke('plate', 'M-12 0L13-17'),
    stroke('body', circle(-14, 0, 3)),
    stroke('body', circle(15, -20, 3)),
    stroke('body', circle(15, 20, 3)),
  ],
  pins: { common: [-30, 0], up: [30, -20], down: [30, 20] },
  box: [-18, -24, 19, 24],
};

/** A jack seen from its side: the bent spring is the tip, the bar the sleeve. */
const jack: Symbol = {
  strokes: [lead('T', 'M40-20H16L8-9L0-17L-8-17'), lead('S', 'M40 20H-14'), stroke('body', 'M-20-14H-14V30H-20Z')],
  pins: { T: [40, -20], S: [40, 20] },
  box: [-20, -22, 30, 30],
};

/** The supply jack of pedals: the sleeve is positive, the pin negative. */
const supplyJack: Symbol = {
  strokes: [
    lead('+', 'M40-20H-14V-8'),
    lead('-', 'M40 20H6V6H-20'),
    stroke('body', 'M-24-8H-4V-4H-24Z'),
    stroke('plate', 'M-24 6H-4'),
  ],
  pins: { '+': [40, -20], '-': [40, 20] },
  box: [-24, -22, 30, 22],
};

export const devices: Readonly<Record<DeviceShape, Symbol>> = {
  npn,
  pnp,
  darlington,
  jfet,
  pjfet,
  mosfet,
  pot,
  trimmer,
  opamp,
  spdt,
  jack,
  'supply-jack': supplyJack,
};
