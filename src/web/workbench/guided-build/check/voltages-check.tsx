import { useEffect, useState } from 'react';
import type { WorkbenchVoltage } from '#drawings/workbench/workbench-sheet.ts';
import { mark, type Reading } from '#domain/workbench/builds/build-state.ts';
import { Input } from '../../../ui/field/input.tsx';
import { voltText } from '../../../components/build-readings/volt-text.ts';
import { parseReading, readingKey, voltageVerdict } from '../../builds/steps/verdicts.ts';
import { CheckFrame } from './check-frame.tsx';
import type { CheckProps } from './check-props.ts';
import { VerdictLine } from './verdict-line.tsx';
import styles from './voltages-check.module.css';

interface PointProps {
  slug: string;
  expected: WorkbenchVoltage;
  kept: Reading | null;
  onFocus: () => void;
  onRead: (reading: Reading | null) => void;
}

function Point({ slug, expected, kept, onFocus, onRead }: PointProps) {
  const [text, setText] = useState(kept ? String(kept.value) : '');
  const value = parseReading(text);
  const verdict = value === null ? null : voltageVerdict(expected, value);
  const id = `volts-${expected.at}`;
  return (
    <li className={styles.point}>
      <label htmlFor={id}>
        <b>{expected.where}</b>
        <span>
          {voltText(expected.volts)}
          {expected.note && `. ${expected.note}`}
        </span>
      </label>
      <span className={styles.field}>
        <Input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onFocus={onFocus}
          onChange={({ target }) => {
            const read = parseReading(target.value);
            setText(target.value);
            onRead(read === null ? null : { value: read, verdict: voltageVerdict(expected, read).verdict });
          }}
        />
        V
      </span>
      {verdict && (
        <div className={styles.verdict}>
          <VerdictLine id={`${id}-verdict`} {...{ verdict, slug }}>
            {null}
          </VerdictLine>
        </div>
      )}
    </li>
  );
}

/** Every voltage that tells of a mistake; each is kept with the build as it is typed. */
export function VoltagesCheck(props: CheckProps) {
  const { sheet, state, actions, onPoint, onDone, ...frame } = props;
  const { voltages, slug } = sheet;
  const readAt = (at: string) => state.readings[readingKey('voltages', at)]?.value ?? null;
  const wrong = voltages.filter(({ at }) => readAt(at)?.verdict === 'bad').length;
  const near = voltages.filter(({ at }) => readAt(at)?.verdict === 'look').length;
  const read = voltages.filter(({ at }) => readAt(at)).length;
  const [first] = voltages;
  useEffect(() => {
    if (first) onPoint({ at: first.at, words: first.where });
  }, [first, onPoint]);
  const words =
    wrong > 0
      ? `${wrong} to look at`
      : read === 0
        ? 'Measure first'
        : read < voltages.length
          ? 'Go on with the rest later'
          : near > 0
            ? 'Near enough, go on'
            : 'All right, go on';
  return (
    <CheckFrame
      {...frame}
      words={words}
      isOff={wrong > 0 || read === 0}
      onNext={() => {
        actions.read([mark('check', 'voltages')], {});
        onDone();
      }}
    >
      <p className={styles.how}>
        Meter to DC volts, 20&nbsp;V range. Black on GND, controls at noon, nothing playing. Touch each point with red.
        A range holds for any bag of parts, from 15 to 45&nbsp;°C.
      </p>
      <ul className={styles.points}>
        {voltages.map((expected) => (
          <Point
            key={expected.at}
            {...{ slug, expected }}
            kept={readAt(expected.at)}
            onFocus={() => onPoint({ at: expected.at, words: expected.where })}
            onRead={(reading) => actions.set({ readings: { [readingKey('voltages', expected.at)]: reading } })}
          />
        ))}
      </ul>
    </CheckFrame>
  );
}
