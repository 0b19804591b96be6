import type { OfficeQuoteSummary } from '#contracts/office-quotes.ts';
import type { LampColour } from '../../ui/lamp/lamp.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';

type Standing = Pick<OfficeQuoteSummary, 'state' | 'kind' | 'hasQuestion'>;

const names: Readonly<Record<Standing['state'], readonly [LampColour, string]>> = {
  asked: ['amber', 'To price'],
  open: ['green', 'Sent'],
  over: ['off', 'Over'],
  accepted: ['green', 'Accepted'],
  declined: ['off', 'Declined'],
};

/** How a quote stands, with the word: a question comes before anything else. */
export function QuoteStanding({ quote: { state, kind, hasQuestion } }: { quote: Standing }) {
  if (hasQuestion) return <StatusLamp colour="amber">Question</StatusLamp>;
  const [colour, name] = kind === 'draft' && state === 'asked' ? (['amber', 'Draft'] as const) : names[state];
  return <StatusLamp colour={colour}>{name}</StatusLamp>;
}
