import { useState } from 'react';
import {
  cornerCapacitance,
  cornerFrequency,
  cornerResistance,
  type CornerPart,
} from '#electronics/circuit-formulas.ts';
import { CalculatorSelect, CalculatorInput } from './calculator-field.tsx';
import { CalculatorFields, CalculatorFrame, CalculatorResult } from './calculator-frame.tsx';
import { formatFarads, formatHertz, formatOhms } from '#electronics/value/format.ts';
import { parseFarads, parseHertz, parseOhms } from '#electronics/value/parse.ts';

const wanted = [
  ['frequency', 'the corner frequency'],
  ['resistance', 'the resistor'],
  ['capacitance', 'the capacitor'],
] as const satisfies readonly (readonly [CornerPart, string])[];

const wrong = {
  resistance: 'Enter a resistance, like 4k7.',
  capacitance: 'Enter a capacitance, like 47n or 0.047u.',
  frequency: 'Enter a frequency, like 720 or 1.5k.',
} as const;

interface Inputs {
  readonly ohms: number | null;
  readonly farads: number | null;
  readonly hertz: number | null;
}

/** The part that is asked for, in words; null while one of the others cannot be read. */
function solved(part: CornerPart, { ohms, farads, hertz }: Inputs): string | null {
  if (part === 'frequency') return ohms && farads ? formatHertz(cornerFrequency(ohms, farads)) : null;
  if (part === 'resistance') return hertz && farads ? formatOhms(cornerResistance(hertz, farads)) : null;
  return hertz && ohms ? formatFarads(cornerCapacitance(hertz, ohms)) : null;
}

export function RcCorner() {
  const [part, setPart] = useState<CornerPart>('frequency');
  const [resistance, setResistance] = useState('4k7');
  const [capacitance, setCapacitance] = useState('47n');
  const [frequency, setFrequency] = useState('720');
  const inputs = { ohms: parseOhms(resistance), farads: parseFarads(capacitance), hertz: parseHertz(frequency) };
  const answer = solved(part, inputs);
  return (
    <CalculatorFrame
      title="RC corner frequency"
      text="Enter two of the three. At the corner the signal is down 3 dB; beyond it, it falls by 6 dB per octave."
    >
      <CalculatorFields>
        <CalculatorSelect label="Find" value={part} options={wanted} onChange={setPart} />
        {part !== 'resistance' && (
          <CalculatorInput
            label="Resistor"
            hint="4k7 or 4700"
            value={resistance}
            onChange={setResistance}
            error={inputs.ohms === null ? wrong.resistance : undefined}
          />
        )}
        {part !== 'capacitance' && (
          <CalculatorInput
            label="Capacitor"
            hint="47n, 0.047u or 473"
            value={capacitance}
            onChange={setCapacitance}
            error={inputs.farads === null ? wrong.capacitance : undefined}
          />
        )}
        {part !== 'frequency' && (
          <CalculatorInput
            label="Corner frequency"
            hint="In hertz: 720 or 1.5k"
            value={frequency}
            onChange={setFrequency}
            error={inputs.hertz === null ? wrong.frequency : undefined}
          />
        )}
      </CalculatorFields>
      <CalculatorResult value={answer ?? 'No answer yet'}>f = 1 / (2 π R C)</CalculatorResult>
    </CalculatorFrame>
  );
}
