import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { errorMessage, hasCode } from '../../../api/error-message.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import type { SavedBuild } from '../../builds/saved-build.ts';
import type { Place } from './place-fragment.ts';
import { changePlace, forgetPlace, isPlaceSaved, nextHandCount, putPlaceInAddress } from './places.ts';
import { useClassNews } from './use-class-news.ts';
import styles from './class-strip.module.css';

const handShape =
  'M8 12V5.500a1.500 1.500 0 0 1 3 0V11m0-6.500a1.500 1.500 0 0 1 3 0V11m0-4.500a1.500 1.500 0 0 1 3 0V15a6 6 0 0 1-6 6c-3 0-4-1.500-6-5.500a1.500 1.500 0 0 1 3-1.500';

const overText = {
  ended: 'This class has ended. Your build stays in this browser.',
  out: 'You’re no longer in this class. Your build stays in this browser.',
} as const;

function Over({ place, why }: { place: Place; why: keyof typeof overText }) {
  return (
    <div className={styles.strip}>
      <p className={styles.words} role="status">
        <Lamp colour="off" /> {overText[why]}
      </p>
      <TextButton onClick={() => forgetPlace(place.build)}>OK</TextButton>
    </div>
  );
}

function LeaveDialog({ place, onClose }: { place: Place; onClose: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const leave = async (): Promise<void> => {
    try {
      await call('POST /api/class-places/leave', { body: { place: place.secret } });
      forgetPlace(place.build);
    } catch (error) {
      // Whom the class does not know has left already.
      if (hasCode(error, 'class-unknown')) forgetPlace(place.build);
      else setProblem(errorMessage(error));
    }
  };
  return (
    <Dialog title={`Leave ${place.className}?`} onClose={onClose}>
      <p>Your name and your progress are deleted there. Your build stays in this browser.</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <DialogActions>
        <Button variant="danger" onClick={() => void leave()}>
          Leave the class
        </Button>
        <Button onClick={onClose}>Stay</Button>
      </DialogActions>
    </Dialog>
  );
}

const raisingText = (): string => (navigator.onLine ? 'Raising your hand…' : 'Goes up once you’re online');

export interface ClassStripProps {
  place: Place;
  build: SavedBuild;
}

function InClass({ place, build }: ClassStripProps) {
  useClassNews(build, place.handCount);
  useEffect(() => putPlaceInAddress(place), [place]);
  const [isLeaving, setLeaving] = useState(false);
  const isUp = place.hand !== 'down';
  const move = (): void =>
    changePlace(build.id, (kept) => ({ handCount: nextHandCount(kept, !isUp), hand: isUp ? 'down' : 'raising' }));
  return (
    <section className={styles.strip} aria-label="Your class">
      <p className={styles.words}>
        <b>{place.className}</b>
        <span>
          {place.name}, bench {place.bench}
        </span>
        {!isPlaceSaved() && (
          <span>
            This browser saves nothing. Keep this tab open; only its address leads back to bench {place.bench}.
          </span>
        )}
      </p>
      <span className={styles.hand} role="status">
        {isUp && <Lamp colour={place.hand === 'up' ? 'amber' : 'off'} />}
        {place.hand === 'up' && 'Your hand is up'}
        {place.hand === 'raising' && raisingText()}
      </span>
      <Button small onClick={move}>
        <Icon shape={handShape} />
        {isUp ? 'Take it back' : 'Ask for help'}
      </Button>
      <TextButton onClick={() => setLeaving(true)}>Leave</TextButton>
      {isLeaving && <LeaveDialog place={place} onClose={() => setLeaving(false)} />}
    </section>
  );
}

/** Which class a build belongs to, and the hand to raise. Nothing here stands in the way of the build. */
export default function ClassStrip({ place, build }: ClassStripProps) {
  return place.over ? <Over place={place} why={place.over} /> : <InClass {...{ place, build }} />;
}
