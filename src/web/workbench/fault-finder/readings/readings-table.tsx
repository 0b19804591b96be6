import { useState } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import type { Point } from '#electronics/diagnosis/tables/unpacked-table.ts';
import { inputClass } from '../../../ui/field/input-class.ts';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { type FaultSearch, parseReading, withReading } from '../fault-search.ts';
import { capital, pointName } from '#drawings/workbench/places.ts';
import { supplyOf } from '../remarks.tsx';
import styles from './readings-table.module.css';

interface ReadingsTableProps {
  sheet: WorkbenchSheet;
  finder: FaultFinder;
  search: FaultSearch;
  onChange: (search: FaultSearch) => void;
}

type Expected = ReturnType<FaultFinder['expected']>;

function verdictOf({ low, high }: Expected, volts: number): 'Right' | 'Low' | 'High' {
  if (volts < low) return 'Low';
  return volts > high ? 'High' : 'Right';
}

/** One reading; what is typed counts as soon as it is a voltage. */
function Row({ sheet, finder, search, onChange, point, volts }: ReadingsTableProps & { point: Point; volts: number }) {
  const [typed, setTyped] = useState(volts.toFixed(2));
  const name = capital(pointName(sheet, point));
  const expected = finder.expected(point, supplyOf(search));
  const verdict = verdictOf(expected, volts);
  const read = parseReading(typed);
  // Measured once more elsewhere on the page: what stands here is old.
  const shown = read === null || read === volts ? typed : volts.toFixed(2);
  const type = (next: string): void => {
    setTyped(next);
    const changed = parseReading(next);
    if (changed !== null) onChange(withReading(search, point.id, changed));
  };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{expected.volts.toFixed(1)}&nbsp;V</td>
      <td>
        <input
          className={inputClass(styles.volts)}
          aria-label={`Volts at ${name}`}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          {...(read === null && { 'aria-invalid': true })}
          onChange={(event) => type(event.target.value)}
        />
      </td>
      <td className={styles.verdict}>
        <Lamp className={styles.lamp} colour={verdict === 'Right' ? 'green' : 'red'} />
        {verdict}
      </td>
    </tr>
  );
}

export function ReadingsTable(props: ReadingsTableProps) {
  const { finder, search } = props;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Point</th>
          <th scope="col">Expected</th>
          <th scope="col">Yours</th>
          <th scope="col">
            <VisuallyHidden>Verdict</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {search.readings.flatMap(({ id, volts }) => {
          const point = finder.pointOf(id);
          return point ? [<Row key={id} {...props} point={point} volts={volts} />] : [];
        })}
      </tbody>
    </table>
  );
}
