import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { placeName } from '#drawings/workbench/places.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { faultText } from '#electronics/diagnosis/inference/fault-text.ts';
import type { HeardSound, SoundAnswer } from '#electronics/diagnosis/inference/heard-sounds.ts';
import {
  distancesFrom,
  suspectsOf,
  suspectToPlay,
  type SuspectPrints,
} from '#electronics/diagnosis/inference/next-sound.ts';
import type { RankedFault } from '#electronics/diagnosis/inference/ranking.ts';
import { faultKey, type FaultTable, type TableFault } from '#electronics/diagnosis/tables/fault-table.ts';
import { firstRiff, riffNames } from '../../../components/player/riffs.ts';
import { Button } from '../../../ui/button/button.tsx';
import text from '../../../ui/text/text.module.css';
import type { SoundClient } from './sound-client.ts';
import { usePlayButtons } from './use-play-buttons.tsx';
import styles from './by-ear.module.css';

interface ByEarProps {
  sheet: WorkbenchSheet;
  table: FaultTable;
  soundUrl: string;
  subcategory: string;
  ranked: readonly RankedFault[];
  sounded: readonly HeardSound[];
  onHeard: (heard: HeardSound) => void;
}

const answers: readonly (readonly [SoundAnswer, string])[] = [
  ['yes', 'Yes, like this'],
  ['no', 'No'],
  ['unsure', 'Not sure'],
];

/** What the suspects sound like; null until that is worked out, 'failed' until another try. */
function usePrints(client: SoundClient, suspects: readonly RankedFault[]) {
  const [prints, setPrints] = useState<SuspectPrints | 'failed' | null>(null);
  const isAsked = prints !== 'failed';
  useEffect(() => {
    if (!isAsked) return;
    let isLeft = false;
    client.prints(suspects.map(({ fault }) => fault)).then(
      (found) => !isLeft && setPrints(found),
      () => !isLeft && setPrints('failed'),
    );
    return () => {
      isLeft = true;
    };
  }, [client, suspects, isAsked]);
  return [prints, setPrints] as const;
}

interface OfferProps {
  fault: TableFault;
  name: string;
  /** What is heard of the suspect, and of the pedal without a fault. */
  playButton: (of: TableFault | null, words: string) => ReactNode;
  onAnswer: (answer: SoundAnswer) => void;
}

/** One suspect, to be played in turns with the healthy pedal. */
const Offer = ({ fault, name, playButton, onAnswer }: OfferProps) => (
  <>
    <h3 aria-live="polite">{name}</h3>
    <p>This is how that sounds. Is that yours?</p>
    <p className={styles.row}>
      {playButton(fault, 'With this fault')}
      {playButton(null, 'Without a fault')}
    </p>
    <p className={styles.row} role="group" aria-label="Is that yours?">
      {answers.map(([answer, words]) => (
        <Button key={answer} small onClick={() => onAnswer(answer)}>
          {words}
        </Button>
      ))}
    </p>
  </>
);

/** Suspects as sound beside the healthy pedal, one at a time: each answer counts like a reading. */
export function ByEar({ sheet, table, soundUrl, subcategory, ranked, sounded, onHeard }: ByEarProps) {
  const heading = useId();
  const suspects = useMemo(() => suspectsOf(ranked), [ranked]);
  const source = { slug: sheet.slug, url: soundUrl, subcategory };
  const { client, stop, playButton, hasFailed, forgetFailure } = usePlayButtons(source);
  const [prints, setPrints] = usePrints(client, suspects);
  const content = (): ReactNode => {
    const tryAgain = (): void => {
      forgetFailure();
      setPrints((known) => (known === 'failed' ? null : known));
    };
    if (prints === 'failed' || hasFailed)
      return (
        <>
          <p role="alert">The sounds didn’t load. Your readings are safe. Check your connection, then try again.</p>
          <p className={styles.row}>
            <Button onClick={tryAgain}>Try again</Button>
          </p>
        </>
      );
    if (!prints) return <p role="status">{`Working out how ${suspects.length} faults sound…`}</p>;
    const offered = suspectToPlay(suspects, prints, sounded)?.fault;
    if (!offered)
      return <p role="status">No sound tells the likely faults apart any further. Go on with the step above.</p>;
    const answer = (said: SoundAnswer): void => {
      stop();
      const key = faultKey(offered);
      onHeard({ key, answer: said, distances: distancesFrom(key, prints) });
    };
    return (
      <Offer
        fault={offered}
        name={faultText(offered, table, placeName(sheet)).name}
        playButton={playButton}
        onAnswer={answer}
      />
    );
  };
  return (
    <section className={styles.ear} aria-labelledby={heading}>
      <h2 id={heading}>Hear the likely faults</h2>
      <p className={text.meta}>
        {`${riffNames[firstRiff(subcategory)]} through your kit, worked out from its circuit, knobs as on its picture. Set yours the same and play something like it.`}
      </p>
      {content()}
    </section>
  );
}
