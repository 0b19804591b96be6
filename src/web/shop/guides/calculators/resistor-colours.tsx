import { useState, useMemo } from 'react';
import { bandPaints } from '#drawings/parts/resistor-paints.ts';
import { CalculatorSelect, CalculatorInput } from './calculator-field.tsx';
import { CalculatorFields, CalculatorFrame, CalculatorResult } from './calculator-frame.tsx';
import { formatOhms, ohmsNotation } from '#electronics/value/format.ts';
import { parseOhms } from '#electronics/value/parse.ts';
import {
  bandsOf,
  digitColours,
  multiplierColours,
  multiplierOf,
  ohmsOf,
  tolerances,
  withBandCount,
  type BandColour,
  type BandCount,
  type Bands,
  type ToleranceColour,
} from '#electronics/codes/resistor-bands.ts';
import { Defs } from '#drawings/primitives/defs.ts';
import { svg } from '#drawings/primitives/svg.ts';
import { bandedResistor } from '#drawings/parts/resistor.ts';
import styles from './resistor-colours.module.css';

const leadLength = 4.4;
const frame = { width: 15, height: 4.6 } as const;

/** The drawing that the shop has of its resistors, with the bands of the moment. */
function drawResistor(colours: readonly BandColour[]): string {
  const d = new Defs('rc', 1.8);
  const { markup } = bandedResistor(d, colours, leadLength);
  return svg([-frame.width / 2, -frame.height / 2, frame.width, frame.height], d, markup);
}

/** Lies on the same ground as the pictures of parts in the shop. */
function DrawnResistor({ colours }: { colours: readonly BandColour[] }) {
  const named = colours.join(', ');
  const drawing = useMemo(() => drawResistor(named.split(', ') as BandColour[]), [named]);
  return (
    <div
      className={styles.stage}
      role="img"
      aria-label={`A resistor with the bands ${named}`}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

const start: Bands = { digits: ['yellow', 'violet', 'black'], multiplier: 'brown', tolerance: 'brown' };
const digitNames = ['First band', 'Second band', 'Third band'];
const wrongValue = 'Enter a resistance, like 4k7, 4.7k or 4700.';

const digitOptions = digitColours.map((colour, digit) => [colour, `${colour}, ${digit}`] as const);
const multiplierOptions = multiplierColours.map(
  (colour) => [colour, `${colour}, ×\u00a0${timesText(colour)}`] as const,
);
const toleranceOptions = (Object.keys(tolerances) as ToleranceColour[]).map(
  (colour) => [colour, `${colour}, ±${tolerances[colour]}%`] as const,
);
const countOptions = [
  ['5', 'five, usually 1%'],
  ['4', 'four, usually 5%'],
] as const;

function timesText(colour: BandColour): string {
  const times = multiplierOf(colour);
  return times < 1 ? String(times) : formatOhms(times).replace(/ |Ω/g, '');
}

export function ResistorColours() {
  const [bands, setBands] = useState(start);
  const [text, setText] = useState('4k7');
  const count: BandCount = bands.digits.length === 3 ? 5 : 4;
  const ohms = ohmsOf(bands);
  const typed = parseOhms(text);
  const fits = typed !== null && bandsOf(typed, count, bands.tolerance) !== null;
  const rounded = fits && Math.abs(typed - ohms) > ohms * 1e-9;

  const choose = (next: Bands): void => {
    setBands(next);
    setText(ohmsOf(next) > 0 ? ohmsNotation(ohmsOf(next)) : '0');
  };
  const type = (value: string): void => {
    setText(value);
    const wanted = parseOhms(value);
    const found = wanted === null ? null : bandsOf(wanted, count, bands.tolerance);
    if (found) setBands(found);
  };
  const setDigit = (place: number, colour: (typeof digitColours)[number]): void =>
    choose({ ...bands, digits: bands.digits.map((each, index) => (index === place ? colour : each)) });

  return (
    <CalculatorFrame
      title="Resistor colours"
      text="Choose the bands to read a value, or type a value to see its bands."
    >
      <DrawnResistor colours={[...bands.digits, bands.multiplier, bands.tolerance]} />
      <CalculatorFields>
        <CalculatorInput
          label="Value"
          hint="4k7, 4.7k or 4700"
          value={text}
          onChange={type}
          error={fits || ohms === 0 ? undefined : wrongValue}
        />
        <CalculatorSelect
          label="Bands"
          value={count === 5 ? '5' : '4'}
          options={countOptions}
          onChange={(value) => choose(withBandCount(bands, value === '5' ? 5 : 4))}
        />
      </CalculatorFields>
      <CalculatorFields compact>
        {bands.digits.map((colour, place) => (
          <CalculatorSelect
            key={digitNames[place]}
            label={digitNames[place]}
            swatch={bandPaints[colour]}
            value={colour}
            options={digitOptions}
            onChange={(value) => setDigit(place, value)}
          />
        ))}
        <CalculatorSelect
          label="Multiplier"
          swatch={bandPaints[bands.multiplier]}
          value={bands.multiplier}
          options={multiplierOptions}
          onChange={(multiplier) => choose({ ...bands, multiplier })}
        />
        <CalculatorSelect
          label="Tolerance"
          swatch={bandPaints[bands.tolerance]}
          value={bands.tolerance}
          options={toleranceOptions}
          onChange={(tolerance) => choose({ ...bands, tolerance })}
        />
      </CalculatorFields>
      <CalculatorResult value={`${ohms === 0 ? '0 Ω' : formatOhms(ohms)}, ±${tolerances[bands.tolerance]}%`}>
        {rounded
          ? `${count === 4 ? 'Four' : 'Five'} bands can’t show ${formatOhms(typed)}; this is the nearest value they can.`
          : [...bands.digits, bands.multiplier, bands.tolerance].join(', ')}
      </CalculatorResult>
    </CalculatorFrame>
  );
}
