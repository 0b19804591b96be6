import { useEffect, useId, useState } from 'react';
import { mark } from '#domain/workbench/builds/build-state.ts';
import type { ShortCheck, SupplyCheck } from '#electronics/assembly/build-checks.ts';
import { Input } from '../../../ui/field/input.tsx';
import {
  ohmsOf,
  ohmText,
  ohmZones,
  overloadOhms,
  parseReading,
  readingKey,
  shortVerdict,
  supplyVerdict,
} from '../../builds/steps/verdicts.ts';
import { CheckFrame } from './check-frame.tsx';
import type { CheckProps } from './check-props.ts';
import { OhmRuler } from './ohm-ruler.tsx';
import { pointText } from '../../builds/steps/point-text.ts';
import { VerdictLine } from './verdict-line.tsx';
import styles from './one-point-check.module.css';

interface OnePointCheckProps extends CheckProps {
  check: ShortCheck | SupplyCheck;
}

const units = { R: 1, K: 1e3, M: 1e6 } as const;
type Unit = keyof typeof units;

/** The number and the unit that were typed for a reading. */
function typedOf(value: number | undefined): { text: string; unit: Unit } {
  if (value === undefined) return { text: '', unit: 'K' };
  if (value >= overloadOhms) return { text: 'OL', unit: 'K' };
  const unit = value >= 1e6 ? 'M' : value >= 1e3 ? 'K' : 'R';
  return { text: String(Number((value / units[unit]).toPrecision(4))), unit };
}

function Instructions({ check, where }: { check: ShortCheck | SupplyCheck; where: string }) {
  const probes = (
    <li>
      <b className={styles.red}>Red</b> on {where}, <b className={styles.black}>black</b> on GND.
    </li>
  );
  if (check.name === 'short')
    return (
      <ol className={styles.todo}>
        <li>
          <b>Meter</b> to resistance, 200K range. Nothing plugged in.
        </li>
        {probes}
        <li>
          <b>Wait</b> until the number settles: the electrolytics charge first.
        </li>
      </ol>
    );
  return (
    <ol className={styles.todo}>
      <li>
        <b>Meter</b> to DC volts, 20&nbsp;V range.
      </li>
      <li>
        <b>Plug in</b> 9&nbsp;V, centre negative. Smell or heat: unplug at once.
      </li>
      {probes}
    </ol>
  );
}

/** One reading between two points: on a ruler, with what it means in words. */
export function OnePointCheck(props: OnePointCheckProps) {
  const { sheet, check, state, actions, onPoint, onDone, ...frame } = props;
  const id = useId();
  const isOhms = check.name === 'short';
  const key = readingKey(check.name, check.at);
  const kept = state.readings[key]?.value?.value;
  const [typed, setTyped] = useState(() =>
    isOhms ? typedOf(kept) : { text: kept === undefined ? '' : String(kept), unit: 'R' as const },
  );
  const judged = ({ text, unit }: typeof typed) => {
    const number = parseReading(text);
    const value = number === null ? null : isOhms ? ohmsOf(number, units[unit]) : number;
    if (value === null) return { value, verdict: null };
    return { value, verdict: isOhms ? shortVerdict(check, value) : supplyVerdict(check, value) };
  };
  const { value, verdict } = judged(typed);
  const where = pointText(sheet, check.at);
  useEffect(() => onPoint({ at: check.at, words: where.flag }), [check.at, where.flag, onPoint]);

  /** Also what is wrong is kept with the build, as it is typed: whoever helps sees where it stopped. */
  const type = (next: typeof typed): void => {
    setTyped(next);
    const read = judged(next);
    const reading = read.verdict && { value: read.value, verdict: read.verdict.verdict };
    actions.set({ readings: { [key]: reading } });
  };
  const keep = (): void => {
    if (value === null || !verdict) return;
    actions.read([mark('check', check.name)], { [key]: { value, verdict: verdict.verdict } });
    onDone();
  };
  const words = isOhms ? 'No short, go on' : 'Right, go on';
  return (
    <CheckFrame {...frame} words={words} isOff={verdict?.verdict !== 'good'} onNext={keep}>
      <Instructions check={check} where={where.full} />
      <label className={styles.label} htmlFor={id}>
        Your meter shows
      </label>
      <div className={styles.reading}>
        <Input
          id={id}
          className={styles.number}
          inputMode="decimal"
          autoComplete="off"
          value={typed.text}
          aria-describedby={`${id}-verdict`}
          onChange={({ target }) => type({ ...typed, text: target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && verdict?.verdict === 'good') keep();
          }}
        />
        {isOhms ? (
          <div className={styles.units} role="group" aria-label="Unit">
            {(Object.keys(units) as Unit[]).map((unit) => (
              <button
                key={unit}
                type="button"
                aria-pressed={typed.unit === unit}
                onClick={() => type({ ...typed, unit })}
              >
                {unit}
              </button>
            ))}
            <button type="button" aria-pressed={typed.text === 'OL'} onClick={() => type({ text: 'OL', unit: 'K' })}>
              OL
            </button>
          </div>
        ) : (
          <span className={styles.volts}>V</span>
        )}
      </div>
      {isOhms && <OhmRuler check={check} ohms={value} />}
      <VerdictLine id={`${id}-verdict`} verdict={verdict} slug={sheet.slug}>
        {isOhms && check.ohms !== null
          ? `About ${ohmText(check.ohms)} is right. Below ${ohmText(ohmZones(check).goodFrom)}, look for a mistake first.`
          : isOhms
            ? 'A large number, or OL, is right.'
            : `About ${check.name === 'supply' ? check.volts.toFixed(1) : ''}\u00a0V is right.`}
      </VerdictLine>
    </CheckFrame>
  );
}
