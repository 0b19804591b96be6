import { indianDay } from '../time.ts';

/** '2627' for everything from 1 April 2026 to 31 March 2027, by the clock of India. */
export function financialYear(moment: Date): string {
  const [year, month] = indianDay(moment).split('-').map(Number) as [number, number];
  const start = month >= 4 ? year : year - 1;
  return `${String(start % 100).padStart(2, '0')}${String((start + 1) % 100).padStart(2, '0')}`;
}

/** At most 16 characters, as the law asks. */
export const invoiceNumber = (year: string, serial: number): string => `TR/${year}/${String(serial).padStart(6, '0')}`;

/** Credit notes have a series of their own. */
export const creditNoteNumber = (year: string, serial: number): string =>
  `CN/${year}/${String(serial).padStart(6, '0')}`;
