import { useState } from 'react';
import { markingOf, parseMarking } from '#electronics/value/capacitor-marking.ts';
import { CalculatorInput } from './calculator-field.tsx';
import { CalculatorFields, CalculatorFrame, CalculatorResult } from './calculator-frame.tsx';
import { faradsNotation, formatFarads } from '#electronics/value/format.ts';
import { parseFarads } from '#electronics/value/parse.ts';

const wrongCode = 'Enter what is printed on the part, like 104, 473J or 4p7.';
const wrongValue = 'Enter a capacitance, like 100n, 0.1u or 22p.';

/** The same value in the units it is sold under. */
function otherUnits(farads: number): string {
  const inUnit = (unit: number): string => (farads / unit).toLocaleString('en', { maximumSignificantDigits: 3 });
  return `${inUnit(1e-12)}\u00a0pF = ${inUnit(1e-9)}\u00a0nF = ${inUnit(1e-6)}\u00a0µF`;
}

export function CapacitorCode() {
  const [farads, setFarads] = useState(100e-9);
  const [code, setCode] = useState('104');
  const [value, setValue] = useState('100n');
  const print = parseMarking(code);
  const typed = parseFarads(value);

  const typeCode = (text: string): void => {
    setCode(text);
    const read = parseMarking(text);
    if (!read) return;
    setFarads(read.farads);
    setValue(faradsNotation(read.farads));
  };
  const typeValue = (text: string): void => {
    setValue(text);
    const read = parseFarads(text);
    const printed = read === null ? null : markingOf(read);
    if (read === null || printed === null) return;
    setFarads(read);
    setCode(printed);
  };

  const outOfRange = typed !== null && markingOf(typed) === null;
  const tolerance = print?.tolerance == null ? '' : `, ±${print.tolerance}%`;
  return (
    <CalculatorFrame
      title="Capacitor code"
      text="Two digits and a number of zeros, in picofarads. Type the print or the value; the other follows."
    >
      <CalculatorFields>
        <CalculatorInput
          label="Print on the part"
          hint="104, 473J or 4p7"
          value={code}
          onChange={typeCode}
          error={print ? undefined : wrongCode}
        />
        <CalculatorInput
          label="Value"
          hint="100n, 0.1u or 22p"
          value={value}
          onChange={typeValue}
          error={typed === null ? wrongValue : outOfRange ? 'There’s no code for this value.' : undefined}
        />
      </CalculatorFields>
      <CalculatorResult value={`${formatFarads(farads)}${tolerance}`}>{otherUnits(farads)}</CalculatorResult>
    </CalculatorFrame>
  );
}
