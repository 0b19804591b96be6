import type { WorkbenchPart } from '#drawings/workbench/workbench-sheet.ts';
import type { BillLine } from '#contracts/catalogue.ts';
import { BigResistor } from '../../board/big-resistor.tsx';
import { CodeReading } from '../../board/code-reading.tsx';
import styles from './part-reading.module.css';

/** The picture of the part as it lies in the kit, and how to read what is printed on it; a resistor as its bands. */
export function PartReading({ part, lines }: { part: WorkbenchPart; lines: readonly BillLine[] }) {
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
