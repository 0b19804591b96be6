import { formatMoney, toPaise } from '../money/money.ts';
import type { BookDocument } from './book-document.ts';
import { buyerNumberPattern, documentNumberPattern, gstRates, hsnPattern, unitCodes } from './gst-codes.ts';

/** What is wrong with one document, by its number. */
export interface DocumentProblem {
  readonly number: string;
  readonly sentence: string;
}

function numberProblems({ number, gstin }: BookDocument): string[] {
  return [
    documentNumberPattern.test(number) ? null : 'Its number isn’t one that the tax office takes.',
    gstin === null || buyerNumberPattern.test(gstin) ? null : `${gstin} isn’t the form of a GSTIN.`,
  ].filter((sentence) => sentence !== null);
}

function taxProblems({ place, tax, lines, total }: BookDocument): string[] {
  const parts = [...lines.map((line) => line.tax), tax];
  const hasIgst = parts.some(({ igst }) => igst !== 0);
  const hasCgst = parts.some(({ cgst, sgst }) => cgst !== 0 || sgst !== 0);
  const made = toPaise(lines.reduce((sum, line) => sum + line.amount, 0));
  const split = toPaise(tax.taxable + tax.cgst + tax.sgst + tax.igst);
  return [
    place.kind !== 'export' && place.gstCode === null ? `No state can be read from ‘${place.name}’.` : null,
    place.kind === 'intra-state' && hasIgst ? 'It has IGST inside the state.' : null,
    place.kind !== 'intra-state' && hasCgst ? 'It has CGST outside the state.' : null,
    made === total && split === total
      ? null
      : `Its lines make ${formatMoney(made)}, and it says ${formatMoney(total)}.`,
  ].filter((sentence) => sentence !== null);
}

function lineProblems({ lines }: BookDocument): string[] {
  return lines.flatMap(({ description, code, unit, ratePercent }) =>
    [
      hsnPattern.test(code) ? null : `${description}: ${code} isn’t an HSN code.`,
      unitCodes.includes(unit) ? null : `${description}: ${unit} isn’t a unit.`,
      gstRates.includes(ratePercent) ? null : `${description}: ${ratePercent} % isn’t a rate of GST.`,
    ].filter((sentence) => sentence !== null),
  );
}

/** Why a document can't go into the return of a shop with this GSTIN. */
export function documentProblems(document: BookDocument, gstin: string): DocumentProblem[] {
  const { number, seller, kind, total, stored, isVoid } = document;
  const whose = kind === 'invoice' ? 'order' : 'refund';
  const sentences = [
    ...numberProblems(document),
    ...(seller.gstin === gstin ? [] : [`It was issued with another GSTIN, ${seller.gstin}.`]),
    ...(total === stored ? [] : [`It makes ${formatMoney(total)}, and its ${whose} ${formatMoney(stored)}.`]),
    ...(isVoid ? [] : [...taxProblems(document), ...lineProblems(document)]),
  ];
  return sentences.map((sentence) => ({ number, sentence }));
}
