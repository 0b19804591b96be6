import type { WorkbenchSheet, WorkbenchPart } from '#drawings/workbench/workbench-sheet.ts';
import { mark, type BuildState } from '#domain/workbench/builds/build-state.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { OpenedKit } from '../../frame/workbench-kit.queries.ts';
import type { BuildActions } from '../../builds/my-builds.ts';
import type { BuildStep, PartsStep } from '../../builds/steps/build-steps.ts';
import { lookAlike } from '../../builds/steps/look-alikes.ts';
import { isFound, isPlaced } from '../../builds/steps/progress.ts';
import { countWord, dislikesHeat, doneText, groupNames, partLabel, titleOf } from '../../builds/steps/step-text.ts';
import { StepCard } from './step-card.tsx';
import styles from './parts-card.module.css';
import type { BillLine } from '#contracts/catalogue.ts';
import { BigResistor } from '../../board/big-resistor.tsx';
import { CodeReading } from '../../board/code-reading.tsx';
import { Lamp } from '../../../ui/lamp/lamp.tsx';

const marginMm = 1.5;

/** The part on its place, seen from above. The definitions of the drawing are those of the board on the mat. */
function OnBoard({ sheet, part, turned }: { sheet: WorkbenchSheet; part: WorkbenchPart; turned: boolean }) {
  const { at, box } = part.place!;
  const [x, y, w, h] = box;
  // Wide enough that its neighbours show where one is.
  const width = Math.max(w, h * 1.5) + 2 * marginMm;
  const height = h + 2 * marginMm;
  const viewBox = `${x + w / 2 - width / 2} ${y - marginMm} ${width} ${height}`;
  return (
    <svg viewBox={viewBox} role="img" aria-label={`${part.ref} the ${turned ? 'wrong' : 'right'} way round`}>
      {/* oxlint-disable-next-line react/no-danger */}
      <g dangerouslySetInnerHTML={{ __html: sheet.art.top }} />
      <g
        transform={turned ? `rotate(180 ${at[0]} ${at[1]})` : undefined}
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: sheet.art.parts[part.ref] ?? '' }}
      />
    </svg>
  );
}

/** For what must face the right way: both ways, and which is which. */
function RightWay({ sheet, part }: { sheet: WorkbenchSheet; part: WorkbenchPart }) {
  if (!part.orientation || !part.place || sheet.art.parts[part.ref] === undefined) return null;
  return (
    <div className={styles.ways}>
      <figure>
        <OnBoard {...{ sheet, part }} turned={false} />
        <figcaption>
          <Lamp /> Right
        </figcaption>
      </figure>
      <figure className={styles.wrong}>
        <OnBoard {...{ sheet, part }} turned />
        <figcaption>
          <Lamp colour="red" /> Wrong: it fails
        </figcaption>
      </figure>
    </div>
  );
}

const label =
  'Three solder joints from the side: a good one is a hollow cone, too little leaves a gap, a ball has not wetted the pad.';

const Pad = ({ x }: { x: number }) => (
  <>
    <path d={`M${x} 46h36M${x + 48} 46h36`} />
    <path d={`M${x + 22} 44.500h15M${x + 47} 44.500h15`} className={styles.copper} />
    <path d={`M${x + 42} 8v50`} />
  </>
);

const GoodJoint = () => (
  <details className={styles.joint}>
    <summary>What a good joint looks like</summary>
    <svg viewBox="0 0 300 62" role="img" aria-label={label}>
      <Pad x={8} />
      <path className={styles.solder} d="M30 44C42 43 46 34 48 20H52C54 34 58 43 70 44" />
      <Pad x={108} />
      <path d="M142 44C146 43 148 39 148 34H152C152 39 154 43 158 44" />
      <Pad x={208} />
      <path d="M236 42C228 34 232 20 250 20C268 20 272 34 264 42C258 45 242 45 236 42" />
    </svg>
    <p>
      <span>
        <Lamp /> Good: a hollow cone
      </span>
      <span>
        <Lamp colour="off" /> Too little
      </span>
      <span>
        <Lamp colour="off" /> A ball: heat it again
      </span>
    </p>
  </details>
);

/** The picture of the part as it lies in the kit, and how to read what is printed on it; a resistor as its bands. */
function PartReading({ part, lines }: { part: WorkbenchPart; lines: readonly BillLine[] }) {
  const { bands, code, value, name, type, ref } = part;
  const line = lines.find(({ refs }) => refs.includes(ref)) ?? lines.find((each) => each.name === name);
  if (bands) {
    return (
      <div className={styles.banded}>
        <BigResistor bands={bands} value={value} />
      </div>
    );
  }
  return (
    <div className={styles.reading}>
      {line?.part && <img className={styles.picture} src={line.part.imageUrl} alt="" width={320} height={240} />}
      {code ? (
        <CodeReading part={part} />
      ) : (
        <p className={styles.words}>
          <b>{value}</b>
          {type && <span>{type}</span>}
        </p>
      )}
    </div>
  );
}

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
