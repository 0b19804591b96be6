import { Lamp, type LampColour } from '../../ui/lamp/lamp.tsx';
import { offlineText } from '../offline/use-online.ts';
import type { SaveStatus } from './state-sync.ts';

const lines: Readonly<Record<SaveStatus['is'], readonly [LampColour, string]>> = {
  saved: ['green', 'Saved'],
  device: ['green', 'Saved on this device'],
  offline: ['amber', offlineText],
  saving: ['amber', 'Saving…'],
  waiting: ['amber', 'Not saved yet. We keep trying.'],
  refused: ['red', ''],
};

interface SavedLineProps {
  status: SaveStatus;
  /** What another device did; said in the line. */
  news?: string | null;
  className?: string | undefined;
}

/** That nothing is lost, or where it is. */
export function SavedLine({ status, news, className }: SavedLineProps) {
  const [colour, words] = lines[status.is];
  const said = status.is === 'refused' ? `On this device only: ${status.sentence}` : words;
  return (
    <p className={className} role="status">
      <Lamp colour={colour} />
      {news && status.is === 'saved' ? news : said}
    </p>
  );
}
