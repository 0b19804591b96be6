import type { RulerMark } from '../../../builds/steps/ruler-marks.ts';
import styles from './class-scale.module.css';

/** A name needs this much of the ruler, in hundredths; without it only its line is drawn. */
const roomOf = (name: string): number => 2 + name.length * 1.15;

const short = (name: string): string => name.split(' ')[0]!;

const partsOf = (marks: readonly RulerMark[]): number =>
  marks.reduce((sum, mark) => sum + (mark.kind === 'group' ? mark.parts : 0), 0);

/** The stretches of the work over the rows; those who hear the page have them in each row. */
export function ClassScale({ marks }: { marks: readonly RulerMark[] }) {
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
