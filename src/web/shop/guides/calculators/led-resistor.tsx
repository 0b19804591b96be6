import { useState } from 'react';
import { ledResistor, ratingFor } from '#electronics/circuit-formulas.ts';
import { ledForwardVolts, type LedColour } from '#electronics/led.ts';
import { CalculatorSelect, CalculatorInput } from './calculator-field.tsx';
import { CalculatorFields, CalculatorFrame, CalculatorResult } from './calculator-frame.tsx';
import { formatAmps, formatOhms, formatWatts } from '#electronics/value/format.ts';
import { parseMilliamps, parseVolts } from '#electronics/value/parse.ts';

const colourOptions = [
  ...(Object.keys(ledForwardVolts) as LedColour[]).map(
    (colour) => [colour, `${colour}, ${ledForwardVolts[colour]}\u00a0V`] as const,
  ),
  ['own', 'as measured'] as const,
] as const;

const wrongVolts = 'Enter a voltage, like 9.';
const wrongCurrent = 'Enter a current in milliamps, like 2.';

const ratingText = (watts: number): string => {
  const rating = ratingFor(watts);
  if (rating === null) return 'more than an ordinary resistor should take';
  return rating <= 0.25 ? 'a quarter-watt resistor stays cool' : `use one rated for ${rating}\u00a0W or more`;
};

export function LedResistor() {
  const [supply, setSupply] = useState('9');
  const [colour, setColour] = useState<LedColour | 'own'>('red');
  const [forward, setForward] = useState(String(ledForwardVolts.red));
  const [current, setCurrent] = useState('2');
  const [supplyVolts, forwardVolts, milliamps] = [parseVolts(supply), parseVolts(forward), parseMilliamps(current)];
  const isRead = supplyVolts !== null && forwardVolts !== null && milliamps !== null;
  const found = isRead ? ledResistor({ supplyVolts, forwardVolts, amps: milliamps / 1000 }) : null;
  const isDark = isRead && supplyVolts <= forwardVolts;

  const chooseColour = (next: LedColour | 'own'): void => {
    setColour(next);
    if (next !== 'own') setForward(String(ledForwardVolts[next]));
  };
  const typeForward = (text: string): void => {
    setForward(text);
    setColour('own');
  };

  return (
    <CalculatorFrame
      title="Resistor for an LED"
      text="The resistor takes the voltage the LED doesn’t need: R = (supply − LED) / current."
    >
      <CalculatorFields>
        <CalculatorInput
          label="Supply in volts"
          value={supply}
          onChange={setSupply}
          numeric
          error={supplyVolts === null ? wrongVolts : undefined}
        />
        <CalculatorSelect label="Colour" value={colour} options={colourOptions} onChange={chooseColour} />
        <CalculatorInput
          label="Voltage of the LED"
          value={forward}
          onChange={typeForward}
          numeric
          error={
            forwardVolts === null
              ? wrongVolts
              : isDark
                ? 'The LED needs more voltage than the supply gives.'
                : undefined
          }
        />
        <CalculatorInput
          label="Current in milliamps"
          value={current}
          onChange={setCurrent}
          numeric
          error={milliamps === null ? wrongCurrent : undefined}
        />
      </CalculatorFields>
      <CalculatorResult value={found ? `${formatOhms(found.e12)} (E12)` : 'No answer yet'}>
        {found &&
          `Exactly ${formatOhms(found.ohms)}; in the E24 series ${formatOhms(found.e24)}. The E12 value lets ${formatAmps(found.amps)} through and turns ${formatWatts(found.watts)} into heat: ${ratingText(found.watts)}.`}
      </CalculatorResult>
    </CalculatorFrame>
  );
}
