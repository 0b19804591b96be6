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
import { pointText } from '../../builds/steps/point-text.ts';
import { VerdictLine } from './verdict-line.tsx';
import styles from './one-point-check.module.css';

const [left, right] = [20, 420];
const decades = 6;

/** One ohm to a million, each ten times as wide as the one before. */
const place = (ohms: number): number =>
  left + (right - left) * (Math.max(0, Math.min(decades, Math.log10(Math.max(ohms, 1)))) / decades);

const ticks = Array.from({ length: decades }, (_, decade) =>
  Array.from({ length: 9 }, (_unused, unit) => {
    const x = place((unit + 1) * 10 ** decade).toFixed(2);
    return `M${x} 24v${unit === 0 ? 14 : unit === 4 ? 9 : 6}`;
  }).join(''),
).join('');

const figures = Array.from({ length: decades + 1 }, (_, decade) => 10 ** decade);

/** The reading on a logarithmic ruler: where a short ends, where it is good. */
function OhmRuler({ check, ohms }: { check: ShortCheck; ohms: number | null }) {
  const { shortBelow, goodFrom } = ohmZones(check);
  const [a, b] = [place(shortBelow), place(goodFrom)];
  const zone = ohms === null ? '' : ohms < shortBelow ? 'among shorts' : ohms < goodFrom ? 'low' : 'good';
  const label =
    ohms === null
      ? `Below ${ohmText(shortBelow)} is a short, from ${ohmText(goodFrom)} on it is good.`
      : `${ohmText(ohms)}: ${zone}. Below ${ohmText(shortBelow)} is a short, from ${ohmText(goodFrom)} on it is good.`;
  return (
    <svg className={styles.ruler} viewBox="0 0 440 72" role="img" aria-label={label}>
      <rect className={styles.bad} x={left} y="14" width={a - left} height="8" />
      <rect className={styles.look} x={a} y="14" width={b - a} height="8" />
      <rect className={styles.good} x={b} y="14" width={right - b} height="8" />
      <path d={`${ticks}M${right} 24v14`} />
      {figures.map((figure) => (
        <text key={figure} x={place(figure)} y="51">
          {ohmText(figure)}
        </text>
      ))}
      <text className={styles.name} x={(left + a) / 2} y="66">
        Short: stop
      </text>
      <text className={styles.name} x={(a + b) / 2} y="66">
        Look
      </text>
      <text className={styles.name} x={(b + right) / 2} y="66">
        Good
      </text>
      {ohms !== null && <rect className={styles.needle} x={place(ohms) - 1.5} y="6" width="3" height="34" />}
    </svg>
  );
}

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
