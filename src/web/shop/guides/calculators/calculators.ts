import type { ComponentType } from 'react';
import type { CalculatorName } from '#content/markdown-page.ts';
import { CapacitorCode } from './capacitor-code.tsx';
import { LedResistor } from './led-resistor.tsx';
import { RcCorner } from './rc-corner.tsx';
import { ResistorColours } from './resistor-colours.tsx';

/** What stands in the text where a writer puts [[name]]. */
export const calculators: Readonly<Record<CalculatorName, ComponentType>> = {
  'resistor-colours': ResistorColours,
  'capacitor-code': CapacitorCode,
  'rc-corner': RcCorner,
  'led-resistor': LedResistor,
};
