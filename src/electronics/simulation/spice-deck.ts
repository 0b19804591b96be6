/** The same elements as a SPICE deck, for ngspice: another solver with the same numbers. */

import type { Net } from '../component.ts';
import { guitarRef } from './test-setup.ts';
import { outputOhms } from './circuit-constants.ts';
import { type Element, ground, slewVoltsOf, thermalVolts } from './element.ts';

/** What SPICE can read as the name of a net. */
export const spiceNet = (net: Net): string =>
  net === ground
    ? '0'
    : `n_${net
        .replaceAll('+', 'plus')
        .replaceAll('-', 'minus')
        .replaceAll(/[^A-Za-z0-9]/g, '_')}`.toLowerCase();

const corner = (x: string): string => `(${x} > 30 ? ${x} : ln(1+exp(${x})))`;

type Of<Type extends Element['type']> = Extract<Element, { type: Type }>;

/** The amplifier of device-models/amplifiers.ts, word for word. */
function amplifier(id: string, element: Of<'amplifier'>): string[] {
  const [plus, minus, out, high, low, inner] = element.nets.map(spiceNet);
  const { outputOhms: ohms = outputOhms, slewRate, bandwidth } = element;
  const apart = `v(${plus})-v(${minus})+${element.offsetVolts}`;
  const most = slewRate === undefined ? undefined : slewVoltsOf(slewRate, bandwidth);
  const drive = most === undefined ? apart : `${most}*tanh((${apart})/${most})`;
  const given = `(v(${inner})-v(${out}))/${ohms}`;
  const clamp = `1e7*0.02*(${corner(`((v(${inner})-v(${high})+${element.toHigh})/0.02)`)}-${corner(`((v(${low})+${element.toLow}-v(${inner}))/0.02)`)})`;
  return [
    `B${id}x 0 ${inner} I=${drive}-(v(${inner})-(v(${high})+v(${low}))/2+${clamp})/${element.gain}`,
    `C${id} ${inner} 0 ${1 / (2 * Math.PI * bandwidth)}`,
    `B${id}o 0 ${out} I=${given}`,
    `B${id}h ${high} 0 I=(${given}+sqrt((${given})^2+1e-12))/2`,
    `B${id}l ${low} 0 I=(${given}-sqrt((${given})^2+1e-12))/2-2*(${element.biasAmps})`,
    `I${id}p ${plus} 0 ${element.biasAmps}`,
    `I${id}m ${minus} 0 ${element.biasAmps}`,
  ];
}

function ota(id: string, { nets }: Of<'ota'>): string[] {
  const [plus, minus, bias, low, out, high] = nets.map(spiceNet);
  const share = `tanh((v(${plus})-v(${minus}))/${2 * thermalVolts})`;
  return [
    `.model m${id} D(IS=1e-14 N=1)`,
    `V${id} ${bias} s${id} 0`,
    `D${id} s${id} ${low} m${id}`,
    `B${id}o ${low} ${out} I=i(V${id})*${share}`,
    `B${id}h ${high} ${low} I=i(V${id})`,
  ];
}

function junction(id: string, { nets, saturation, slope, breakdown }: Of<'junction'>): string[] {
  const [a, k] = nets.map(spiceNet);
  const forward = [`.model m${id} D(IS=${saturation} N=${slope / thermalVolts})`, `D${id} ${a} ${k} m${id}`];
  if (!breakdown) return forward;
  const { volts, atAmps, slope: steep } = breakdown;
  return [...forward, `B${id} ${k} ${a} I=${atAmps}*exp((v(${k})-v(${a})-${volts})/${steep})`];
}

function transistor(id: string, element: Of<'bipolar'> | Of<'field-effect'>): string[] {
  const nets = element.nets.map(spiceNet).join(' ');
  if (element.type === 'bipolar') {
    const { polarity, saturation, gain, reverseGain, earlyVolts } = element;
    return [
      `.model m${id} ${polarity.toUpperCase()}(IS=${saturation} BF=${gain} BR=${reverseGain} VAF=${earlyVolts})`,
      `Q${id} ${nets} m${id}`,
    ];
  }
  const { threshold, beta, lambda, gateSaturation } = element;
  if (gateSaturation === 0) {
    const [drain, gate, source] = element.nets.map(spiceNet);
    return [
      `.model m${id} NMOS(LEVEL=1 VTO=${threshold} KP=${2 * beta} LAMBDA=${lambda})`,
      `M${id} ${drain} ${gate} ${source} ${source} m${id}`,
    ];
  }
  return [
    `.model m${id} ${element.isP ? 'PJF' : 'NJF'}(VTO=${threshold} BETA=${beta} LAMBDA=${lambda} IS=${gateSaturation})`,
    `J${id} ${nets} m${id}`,
  ];
}

function lines(element: Element, id: string): string[] {
  const [a, b, c] = element.nets.map(spiceNet);
  switch (element.type) {
    case 'resistor':
      return [`R${id} ${a} ${b} ${element.ohms}`];
    case 'capacitor':
      return [`C${id} ${a} ${b} ${element.farads}`];
    case 'coil':
      return [`L${id} ${a} w${id} ${element.henries}`, `R${id} w${id} ${b} ${element.ohms}`];
    case 'source':
      return [
        `V${id} s${id} 0 DC ${element.volts}${element.ref === guitarRef ? ' AC 1' : ''}`,
        `R${id} s${id} ${a} ${element.ohms}`,
      ];
    case 'idle':
      return [`B${id} ${a} ${b} I=${element.amps}*tanh(v(${a})-v(${b}))`];
    case 'transfer':
      return [`G${id} 0 ${c} ${a} ${b} ${element.siemens}`];
    case 'tap':
      return [`B${id} ${a} ${b} I=(v(${a})-${element.share}*v(${b}))/${element.ohms}`];
    case 'regulator':
      return [
        `B${id} ${a} ${b} I=(${element.volts}-0.02*${corner(`((${element.volts + element.dropout}-v(${a}))/0.02)`)}-v(${b}))/${element.ohms}`,
      ];
    case 'ota':
      return ota(id, element);
    case 'junction':
      return junction(id, element);
    case 'bipolar':
    case 'field-effect':
      return transistor(id, element);
    case 'triode':
    case 'pentode':
      return tube(id, element);
    case 'amplifier':
      return amplifier(id, element);
  }
}

/** The tubes of device-models/tubes.ts, word for word. */
function tube(id: string, element: Of<'triode'> | Of<'pentode'>): string[] {
  const [plate, grid, cathode, screen] = element.nets.map(spiceNet);
  const { mu, exponent, perveance, kp, kvb } = element;
  const over = (net: string | undefined): string => `(v(${net})-v(${cathode}))`;
  const positive = `max(${over(plate)},0)`;
  const soft = (root: string): string => corner(`(${kp}*(1/${mu}+${over(grid)}/${root}))`);
  if (element.type === 'triode')
    return [
      `B${id} ${plate} ${cathode} I=2/${perveance}*(${positive}/${kp}*${soft(`sqrt(${kvb}+${positive}^2)`)})^${exponent}`,
    ];
  const pull = `max(${over(screen)},1)`;
  const space = `(${pull}/${kp}*${soft(pull)})^${exponent}`;
  return [
    `B${id} ${plate} ${cathode} I=2/${perveance}*${space}*atan(${positive}/${kvb})`,
    `B${id}s ${screen} ${cathode} I=${space}/${element.screenPerveance}`,
  ];
}

/** A device bears the name of its part; a part of several devices numbers them. */
function named(elements: readonly Element[]): (readonly [Element, string])[] {
  const used = new Map<string, number>();
  return elements.map((element) => {
    const ref = `_${element.ref.replaceAll(/[^A-Za-z0-9]/g, '_')}`;
    const times = (used.get(ref) ?? 0) + 1;
    used.set(ref, times);
    return [element, times === 1 ? ref : `${ref}__${times}`];
  });
}

/** The elements under some lines of comment, and what is to be done with them. */
export const spiceDeck = (comments: readonly string[], elements: readonly Element[], tail: readonly string[]): string =>
  [
    ...comments.map((line) => `* ${line}`),
    ...named(elements).flatMap(([element, id]) => lines(element, id)),
    '.options reltol=1e-6 abstol=1e-12 vntol=1e-9 gmin=1e-12 rshunt=1e12 itl1=2000 temp=27 tnom=27',
    ...tail,
    '.end',
    '',
  ].join('\n');
