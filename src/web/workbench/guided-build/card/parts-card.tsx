import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { mark, type BuildState } from '#domain/workbench/builds/build-state.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { OpenedKit } from '../../frame/workbench-kit.queries.ts';
import type { BuildActions } from '../../builds/my-builds.ts';
import type { BuildStep, PartsStep } from '../../builds/steps/build-steps.ts';
import { lookAlike } from '../../builds/steps/look-alikes.ts';
import { isFound, isPlaced } from '../../builds/steps/progress.ts';
import { countWord, dislikesHeat, doneText, groupNames, partLabel, titleOf } from '../../builds/steps/step-text.ts';
import { GoodJoint } from './good-joint.tsx';
import { PartReading } from './part-reading.tsx';
import { RightWay } from './right-way.tsx';
import { StepCard } from './step-card.tsx';
import styles from './parts-card.module.css';

const check = 'M5 12.500 10 17.500 19.500 7';
const warning = 'M12 4 2.500 20h19zM12 10v4.500M12 17.300v.1';

interface PartsCardProps {
  sheet: WorkbenchSheet;
  kit: OpenedKit;
  step: PartsStep;
  steps: readonly BuildStep[];
  index: number;
  state: BuildState;
  current: string | null;
  actions: BuildActions;
  isLeftHand: boolean;
  onBack: (() => void) | undefined;
  onTick: (ref: string) => void;
}

function Tips({ sheet, step }: { sheet: WorkbenchSheet; step: PartsStep }) {
  const [first] = step.parts;
  const mixedUp = lookAlike(first!, sheet.parts);
  const isOnBoard = first!.place !== undefined && step.group.name !== 'controls';
  return (
    <ul className={styles.tips}>
      {isOnBoard && !first!.orientation && !first!.ref.startsWith('XS-') && first!.kind !== 'trimmer' && (
        <li>
          <Icon shape={check} className={styles.good} />
          Either way round is right
        </li>
      )}
      {first!.orientation && (
        <li>
          <Icon shape={warning} className={styles.warn} />
          {first!.orientation}
        </li>
      )}
      {mixedUp && (
        <li>
          <Icon shape={warning} className={styles.warn} />
          {mixedUp}
        </li>
      )}
      {dislikesHeat(step) && (
        <li>
          <Icon shape={warning} className={styles.warn} />
          Doesn’t like heat: two seconds a joint, then let it cool
        </li>
      )}
      {first!.note && <li className={styles.plain}>{first!.note}</li>}
    </ul>
  );
}

/** One part, or equal ones: what it looks like, how to read it, which way round, and a tick for each. */
export function PartsCard(props: PartsCardProps) {
  const { sheet, kit, step, steps, index, state, current, actions, isLeftHand, onBack, onTick } = props;
  const { parts, group } = step;
  const refs = parts.map(({ ref }) => ref);
  const placed = refs.filter((ref) => isPlaced(state, ref)).length;
  const areFound = refs.every((ref) => isFound(state, ref));
  const found = refs.map((ref) => mark('sourced', ref));
  const shown = parts.find(({ ref }) => ref === current) ?? parts[0]!;
  return (
    <StepCard
      label="Step"
      number={`Step ${index + 1} of ${steps.length}`}
      kind={groupNames[group.name]}
      title={titleOf(step)}
      {...{ isLeftHand, onBack }}
      words={current ? doneText(step, current) : 'Go on'}
      onNext={() => onTick(current ?? refs.at(-1)!)}
    >
      <PartReading part={shown} lines={kit.contents.lines} />
      <RightWay sheet={sheet} part={shown} />
      <Tips {...{ sheet, step }} />
      <div className={styles.head}>
        <h3>Placed</h3>
        <span>
          {placed} of {parts.length}
        </span>
        <label className={styles.found}>
          <input
            type="checkbox"
            checked={areFound}
            onChange={() => (areFound ? actions.untick(...found) : actions.tick(...found))}
          />
          {parts.length === 1 ? 'Found' : `All ${countWord(parts.length).toLowerCase()} found`}
        </label>
      </div>
      <ul className={styles.ticks}>
        {refs.map((ref) => (
          <li key={ref} className={ref === current ? styles.now : undefined}>
            <label>
              <input
                type="checkbox"
                checked={isPlaced(state, ref)}
                onChange={() => (isPlaced(state, ref) ? actions.untick(mark('placed', ref)) : onTick(ref))}
              />
              <span className={styles.box} aria-hidden="true">
                <Icon shape={check} />
              </span>
              <span>{partLabel(parts.find((part) => part.ref === ref)!)}</span>
            </label>
          </li>
        ))}
      </ul>
      <details className={styles.more}>
        <summary>How to do it</summary>
        <p>{group.hint}</p>
      </details>
      {shown.place && <GoodJoint />}
    </StepCard>
  );
}
