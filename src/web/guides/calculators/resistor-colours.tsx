import { useState } from 'react';
import { bandPaints, bodyPaints } from '#art/parts/resistor-paints.ts';
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
import styles from './resistor-colours.module.css';

const start: Bands = { digits: ['yellow', 'violet', 'black'], multiplier: 'brown', tolerance: 'brown' };
const digitNames = ['First band', 'Second band', 'Third band'];
const wrongValue = 'Write a resistance such as 4k7, 4.7k or 4700.';

const digitOptions = digitColours.map((colour, digit) => [colour, `${colour}, ${digit}`] as const);
const multiplierOptions = multiplierColours.map((colour) => [colour, `${colour}, × ${timesText(colour)}`] as const);
const toleranceOptions = (Object.keys(tolerances) as ToleranceColour[]).map(
  (colour) => [colour, `${colour}, ± ${tolerances[colour]} %`] as const,
);
const countOptions = [
  ['5', 'five bands, usually 1 %'],
  ['4', 'four bands, usually 5 %'],
] as const;

function timesText(colour: BandColour): string {
  const times = multiplierOf(colour);
  return times < 1 ? String(times) : formatOhms(times).replace(/ |Ω/g, '');
}

/** Where the bands stand on a body of 100 by 32; the last one keeps its distance. */
const places = { 4: [22, 36, 50, 78], 5: [19, 31, 43, 55, 80] } as const;

function DrawnResistor({ bands }: { bands: Bands }) {
  const colours = [...bands.digits, bands.multiplier, bands.tolerance];
  const count = colours.length === 5 ? 5 : 4;
  return (
    <svg className={styles.resistor} viewBox="-30 -2 160 36" role="img" aria-label={colours.join(', ')}>
      <path className={styles.wire} d="M-30 16H130" />
      <path
        fill={count === 5 ? bodyPaints.film : bodyPaints.carbon}
        d="M0 9C0 3 3 0 9 0C18 0 18 4 27 4H73C82 4 82 0 91 0C97 0 100 3 100 9V23C100 29 97 32 91 32C82 32 82 28 73 28H27C18 28 18 32 9 32C3 32 0 29 0 23Z"
      />
      {colours.map((colour, index) => (
        <rect
          // The place of a band is its name: two bands may have one colour.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          x={places[count][index]! - 3.5}
          y={4}
          width={7}
          height={24}
          fill={bandPaints[colour]}
          stroke="currentColor"
          strokeOpacity={0.25}
          strokeWidth={0.5}
        />
      ))}
    </svg>
  );
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
      <DrawnResistor bands={bands} />
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
            value={colour}
            options={digitOptions}
            onChange={(value) => setDigit(place, value)}
          />
        ))}
        <CalculatorSelect
          label="Multiplier"
          value={bands.multiplier}
          options={multiplierOptions}
          onChange={(multiplier) => choose({ ...bands, multiplier })}
        />
        <CalculatorSelect
          label="Tolerance"
          value={bands.tolerance}
          options={toleranceOptions}
          onChange={(tolerance) => choose({ ...bands, tolerance })}
        />
      </CalculatorFields>
      <CalculatorResult value={`${ohms === 0 ? '0 Ω' : formatOhms(ohms)}, ± ${tolerances[bands.tolerance]} %`}>
        {rounded
          ? `${count === 4 ? 'Four' : 'Five'} bands cannot say ${formatOhms(typed)}; this is the nearest they can.`
          : [...bands.digits, bands.multiplier, bands.tolerance].join(', ')}
      </CalculatorResult>
    </CalculatorFrame>
  );
}
