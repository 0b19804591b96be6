import { useId, type ReactNode } from 'react';
import type { RiffName } from '../../../components/player/audio/player.ts';
import { scores } from '#electronics/player/riffs/scores.ts';
import type { SourceName } from '../panel-state.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { classNames } from '../../../ui/class-names.ts';
import visibility from '../../../ui/visibility/visibility.module.css';
import { CoveringRadio } from '../../../components/segmented/covering-radio.tsx';
import { guitar } from '../../../ui/icon/icon-shapes.ts';
import { riffNames } from '../../../components/player/riffs.ts';
import { useRiffShapes } from './use-riff-shapes.ts';
import { Wave } from './wave.tsx';
import styles from './sources.module.css';

const Keys = ({ hasMemories }: { hasMemories: boolean }) => (
  <dl className={styles.keys}>
    <div>
      <dt>
        <kbd>Space</kbd>
      </dt>
      <dd>Listen, stop</dd>
    </div>
    <div>
      <dt>
        <kbd>B</kbd>
      </dt>
      <dd>Bypass</dd>
    </div>
    {hasMemories && (
      <div>
        <dt>
          <kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd>
        </dt>
        <dd>Memory A, B, C</dd>
      </div>
    )}
  </dl>
);

const secondsOf = (riff: RiffName): string => {
  const { beats, beatsPerMinute } = scores[riff];
  return `${((beats * 60) / beatsPerMinute).toFixed(1)}\u00a0s`;
};

interface SourcesProps {
  riffs: readonly RiffName[];
  source: SourceName;
  /** While a riff plays. */
  progress: (() => number) | null;
  onChoose: (source: SourceName) => void;
  hasMemories?: boolean;
  /** What the guitar asks for, once it is chosen. */
  children?: ReactNode;
}

/** What you play: a riff, or your own guitar. */
export function Sources({ riffs, source, progress, onChoose, hasMemories = true, children }: SourcesProps) {
  const name = useId();
  const shapes = useRiffShapes(riffs);
  const row = (value: SourceName, content: ReactNode, className?: string | false) => (
    <label key={value} className={classNames(styles.riff, className)}>
      <CoveringRadio name={name} checked={value === source} onChange={() => onChoose(value)} />
      {content}
    </label>
  );
  const lamp = (value: SourceName) => <Lamp colour={value === source ? 'accent' : 'off'} />;
  return (
    <div className={styles.sources}>
      <h3 aria-hidden="true">What you play</h3>
      <fieldset className={styles.list}>
        <legend className={visibility.visuallyHidden}>What you play</legend>
        {riffs.map((riff) =>
          row(
            riff,
            <>
              <span className={styles.name}>
                {lamp(riff)}
                {riffNames[riff]}
                <span className={styles.seconds}>{secondsOf(riff)}</span>
              </span>
              {source !== 'guitar' && (
                <Wave shape={shapes[riff]} isChosen={riff === source} progress={riff === source ? progress : null} />
              )}
            </>,
          ),
        )}
        {row(
          'guitar',
          <>
            <span className={styles.name}>
              {lamp('guitar')}
              <Icon shape={guitar} />
              My guitar
            </span>
            <p>Through an audio interface or a mic</p>
          </>,
          styles.own,
        )}
      </fieldset>
      {children}
      <Keys hasMemories={hasMemories} />
    </div>
  );
}
