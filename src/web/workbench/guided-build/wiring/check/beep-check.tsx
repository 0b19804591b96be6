import { mark } from '#domain/workbench/builds/build-state.ts';
import type { Suspect, WireGroup, WiringCheck } from '#electronics/wiring/wiring.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Lamp } from '../../../../ui/lamp/lamp.tsx';
import { TextButton } from '../../../../ui/text-button/text-button.tsx';
import { ohmText } from '../../../builds/steps/verdicts.ts';
import { groupCheck } from '../../../builds/steps/wiring-steps.ts';
import { answerText, inHeading, suspectText, wireGroupNames } from '../../../builds/steps/wiring-text.ts';
import { KeyBar } from '../../card/key-bar.tsx';
import { CardFrame } from '../../card/step-card.tsx';
import { More } from '../more.tsx';
import type { WiringCardProps } from '../wiring-props.ts';
import { answerKey, answerOf, type BeepProgress } from './answers.ts';
import { TwoKeys } from './two-keys.tsx';
import styles from './beep-check.module.css';

const positions: Readonly<Record<WiringCheck['position'], string>> = {
  either: 'Press the footswitch and try again: the same both times.',
  effect: 'Footswitch on effect: lugs 4 and 5 beep.',
  bypass: 'Footswitch on bypass: lugs 4 and 5 stay silent.',
};

const levers: Readonly<Record<NonNullable<WiringCheck['lever']>, string>> = {
  up: 'Lever of the toggle up, away from the footswitch.',
  down: 'Lever of the toggle down, towards the footswitch.',
};

/** A meter on its beeper, showing what it should. */
const Meter = ({ beeps }: { beeps: boolean }) => (
  <svg viewBox="0 0 62 84" aria-hidden="true">
    <rect fill="#e0a021" stroke="#5f4713" x="1" y="1" width="60" height="82" rx="7" />
    <rect fill="#26292b" x="5" y="5" width="52" height="74" rx="5" />
    <rect fill="#cfdccb" x="10" y="11" width="42" height="19" rx="2" />
    <text x="49" y="24.500" fill="#12211e">
      {beeps ? '0.2' : 'OL'}
    </text>
    <circle fill="#3b4245" stroke="#5a6267" cx="31" cy="51" r="12" />
    <path className={styles.pointer} stroke="#f2f6f1" d="M31 51L24 43" />
    {beeps && <path className={styles.sound} stroke="#f4a91f" d="M16 40q-2 3-2 6M12.500 37q-4 5-3.500 11" />}
  </svg>
);

function Expected({ check }: { check: WiringCheck }) {
  const { beeps, ohms, position, lever, guardsPower } = check;
  return (
    <div className={styles.meter}>
      <Meter beeps={beeps} />
      <p>
        <b className={styles.should}>{beeps ? 'It should beep.' : 'It should stay silent.'}</b>{' '}
        {!beeps && guardsPower && 'A chirp that stops is the big capacitor filling up. '}
        {!beeps && !guardsPower && ohms !== null && `On ohms you’d see about ${ohmText(ohms)}. `}
        {lever && `${levers[lever]} `}
        {positions[position]}
      </p>
    </div>
  );
}

/** The wires to look at first; each can be shown. */
const wiresOf = (suspect: Suspect): readonly number[] =>
  suspect.kind === 'bridged' ? [] : suspect.kind === 'swapped' ? suspect.wires : [suspect.wire];

const shownSuspects = 5;

function Suspects({ check, wiring, steps, onStep }: WiringCardProps & { check: WiringCheck }) {
  const show = (wire: number): void =>
    onStep(steps.findIndex((each) => each.kind === 'wiring' && each.work.kind === 'wire' && each.work.wire === wire));
  return (
    <>
      <p className={classNames(styles.verdict, styles.bad)} role="alert">
        <Lamp colour="red" />
        <span>
          <b>{check.beeps ? 'It should beep.' : 'It beeps, and shouldn’t.'}</b>{' '}
          {check.guardsPower && 'Don’t plug in the adapter. '}
          {check.suspects.length > 0
            ? 'Everything before was right, so look here first:'
            : 'Are the probes on the right two points, and is the meter on its beeper?'}
        </span>
      </p>
      <ol className={styles.suspects}>
        {check.suspects.slice(0, shownSuspects).map((suspect) => {
          const words = suspectText(suspect, wiring);
          return (
            <li key={words}>
              <span>{words}</span>
              {wiresOf(suspect).map((wire) => (
                <TextButton key={wire} onClick={() => show(wire)}>
                  Show wire {wire}
                </TextButton>
              ))}
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface BeepCheckProps extends WiringCardProps {
  group: WireGroup;
  checks: readonly WiringCheck[];
  progress: BeepProgress;
}

function AllPoints({ checks, check }: { checks: readonly WiringCheck[]; check: WiringCheck | null }) {
  return (
    <More title={`All ${checks.length} points of this check`}>
      <ol className={styles.points}>
        {checks.map((each) => (
          <li key={each.id} aria-current={each === check ? 'step' : undefined}>
            <span>
              {inHeading(each.red.name)} and {each.black.name}
              {each.position === 'either' ? '' : `, ${each.position}`}
              {each.lever ? `, lever ${each.lever}` : ''}
            </span>
            <b>{each.beeps ? 'beep' : 'silent'}</b>
          </li>
        ))}
      </ol>
    </More>
  );
}

/** All points were right: on, or once more from the first. */
function AllRight(props: BeepCheckProps) {
  const { group, checks, actions, isLeftHand, onBack, onDone } = props;
  const again = (): void => {
    actions.untick(mark('check', groupCheck(group)));
    actions.set({ readings: Object.fromEntries(checks.map((check) => [answerKey(check), null])) });
  };
  const goOn = (): void => {
    actions.tick(mark('check', groupCheck(group)));
    onDone();
  };
  return (
    <CardFrame
      label="Check"
      number={`Check: ${wireGroupNames[group]}`}
      kind={`${checks.length} of ${checks.length}`}
      title="All right"
      foot={<KeyBar words="Go on" {...{ isLeftHand, onBack }} onNext={goOn} />}
    >
      <p className={styles.verdict} role="status">
        <Lamp />
        <span>Every point of this check was right.</span>
      </p>
      <p className={styles.note}>
        <TextButton onClick={again}>Measure it all again</TextButton>
      </p>
      <AllPoints checks={checks} check={null} />
    </CardFrame>
  );
}

/** Two points at a time with the meter on its beeper, until all of a group are right. */
export function BeepCheck(props: BeepCheckProps) {
  const { group, checks, progress, actions, isLeftHand, onBack, onDone } = props;
  const { check, index, isWrong } = progress;
  if (!check) return <AllRight {...props} />;
  const answer = (beeps: boolean): void => {
    const reading = answerOf(check, beeps);
    const isLast = reading.verdict === 'good' && index === checks.length - 1;
    actions.read(isLast ? [mark('check', groupCheck(group))] : [], { [answerKey(check)]: reading });
    if (isLast) onDone();
  };
  const again = (): void => actions.set({ readings: { [answerKey(check)]: null } });
  const before = checks[index - 1];
  return (
    <CardFrame
      label="Check"
      number={`Check: ${wireGroupNames[group]}`}
      kind={`${index + 1} of ${checks.length}. No power`}
      title={check.beeps ? 'Do these two beep?' : 'Do these two stay silent?'}
      foot={
        isWrong ? (
          <KeyBar words="Mended, measure again" {...{ isLeftHand, onBack }} onNext={again} />
        ) : (
          <TwoKeys expected={check.guardsPower ? null : check.beeps} {...{ isLeftHand, onBack }} onAnswer={answer} />
        )
      }
    >
      {isWrong && <Suspects {...props} check={check} />}
      {!isWrong && before && (
        <p className={styles.verdict} role="status">
          <Lamp />
          <span>
            <b>Right.</b> {inHeading(answerText(before, before.beeps))}.
          </span>
        </p>
      )}
      <div className={styles.probes}>
        <p className={classNames(styles.probe, styles.red)}>
          <span>Red probe on</span>
          <b>{inHeading(check.red.name)}</b>
        </p>
        <p className={styles.probe}>
          <span>Black probe on</span>
          <b>{inHeading(check.black.name)}</b>
        </p>
      </div>
      <Expected check={check} />
      {index === 0 && !isWrong && (
        <p className={styles.note}>
          Touch the two probes together first. No beep, no test. Nothing is plugged in; every control in the middle.
        </p>
      )}
      <AllPoints {...{ checks, check }} />
    </CardFrame>
  );
}
