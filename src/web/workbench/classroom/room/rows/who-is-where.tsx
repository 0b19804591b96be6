import { useMemo, useState } from 'react';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { emptyState } from '#domain/workbench/builds/build-state.ts';
import { sortRows, type RowOrder } from '#domain/workbench/classroom/needs.ts';
import { Segmented } from '../../../../components/segmented/segmented.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Lamp } from '../../../../ui/lamp/lamp.tsx';
import text from '../../../../ui/text/text.module.css';
import { VisuallyHidden } from '../../../../ui/visibility/visually-hidden.tsx';
import { buildSteps } from '../../../builds/steps/build-steps.ts';
import { rulerMarks, type RulerMark } from '../../../builds/steps/ruler-marks.ts';
import { inHeading } from '../../../builds/steps/wiring-text.ts';
import { waitedText } from '../../class-text.ts';
import { rowLabel, type ClassRow } from '../class-rows.ts';
import styles from './who-is-where.module.css';

/** A name needs this much of the ruler, in hundredths; without it only its line is drawn. */
const roomOf = (name: string): number => 2 + name.length * 1.15;

const short = (name: string): string => name.split(' ')[0]!;

const partsOf = (marks: readonly RulerMark[]): number =>
  marks.reduce((sum, mark) => sum + (mark.kind === 'group' ? mark.parts : 0), 0);

/** The stretches of the work over the rows; those who hear the page have them in each row. */
function ClassScale({ marks }: { marks: readonly RulerMark[] }) {
  const hundredth = partsOf(marks) / 100;
  return (
    <div className={styles.scale} aria-hidden="true">
      {marks.map((mark, index) => (
        <span
          key={mark.name}
          className={mark.kind === 'check' ? styles.check : styles.group}
          style={{ left: `${partsOf(marks.slice(0, index)) / hundredth}%` }}
        >
          {partsOf([mark]) / hundredth >= roomOf(short(mark.name)) && short(mark.name)}
        </span>
      ))}
    </div>
  );
}

const orders = [
  ['progress', 'By progress'],
  ['bench', 'By bench'],
  ['name', 'By name'],
] as const satisfies readonly (readonly [RowOrder, string])[];

function Row({ row, onShow }: { row: ClassRow; onShow: () => void }) {
  const { bench, name, ticked, ticks, at, wire, need, waited, isAway, isDone } = row;
  const look = need ? (need.why === 'failed' ? styles.failed : styles.stuck) : isAway ? styles.away : undefined;
  return (
    <li className={classNames(styles.row, look)}>
      <button type="button" onClick={onShow}>
        <VisuallyHidden>{rowLabel(row)}</VisuallyHidden>
        <span className={styles.bench} aria-hidden="true">
          {bench}
        </span>
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
        <span className={styles.wire} style={{ '--n': ticks, '--d': ticked } as object} />
        <span className={styles.state} aria-hidden="true">
          {need && (
            <>
              <Lamp colour={need.why === 'failed' ? 'red' : 'amber'} />
              {waitedText(waited)}
            </>
          )}
          {!need && isAway && 'Away'}
          {!need && !isAway && isDone && <Lamp />}
          {!need && !isAway && (wire ? inHeading(wire) : at)}
        </span>
      </button>
    </li>
  );
}

interface WhoIsWhereProps {
  sheet: WorkbenchSheet;
  rows: readonly ClassRow[];
  onShow: (id: string) => void;
}

/** Everybody on one ruler, a tick for each part. */
export function WhoIsWhere({ sheet, rows, onShow }: WhoIsWhereProps) {
  const [order, setOrder] = useState<RowOrder>('progress');
  const marks = useMemo(() => rulerMarks(buildSteps(sheet), emptyState), [sheet]);
  return (
    <section className={styles.sheet} aria-labelledby="who-is-where">
      <div className={styles.head}>
        <h2 id="who-is-where">Who is where</h2>
        <p className={classNames(text.meta, styles.key)} aria-hidden="true">
          <span className={styles.ring} /> check <span className={styles.tick} /> one part or wire
        </p>
        <Segmented label="Order" options={orders} value={order} onChange={setOrder} />
      </div>
      <ClassScale marks={marks} />
      <ol className={styles.rows}>
        {sortRows(rows, order).map((row) => (
          <Row key={row.id} row={row} onShow={() => onShow(row.id)} />
        ))}
      </ol>
      {rows.length === 0 && <p className={text.meta}>Nobody was in this class.</p>}
    </section>
  );
}
