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

/** An order that staff enter is priced by nobody, and declined by nobody. */
const draftNames: Partial<typeof names> = {
  asked: ['amber', 'Draft'],
  accepted: ['green', 'Ordered'],
  declined: ['off', 'Thrown away'],
};

/** How a quote stands, with the word: a question comes before anything else. */
export function QuoteStanding({ quote: { state, kind, hasQuestion } }: { quote: Standing }) {
  if (hasQuestion) return <StatusLamp colour="amber">Question</StatusLamp>;
  const [colour, name] = (kind === 'draft' && draftNames[state]) || names[state];
  return <StatusLamp colour={colour}>{name}</StatusLamp>;
}
