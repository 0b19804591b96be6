import type { WorkbenchPart } from '#drawings/workbench/workbench-sheet.ts';
import styles from './code-reading.module.css';

const codeOf = /^(\d\d)(\d)(J?)$/;

/** '10 and 3 noughts in picofarads: 10n. J: within 5%.' */
function sentenceOf(code: string, value: string): string {
  const [, figures, zeroCount, letter] = codeOf.exec(code) ?? [];
  if (figures === undefined) return 'Printed on the sleeve.';
  const zeros = zeroCount === '0' ? 'no noughts' : zeroCount === '1' ? '1 nought' : `${zeroCount} noughts`;
  return `${figures} and ${zeros}, in picofarads: ${value}.${letter ? ' J: within 5%.' : ''}`;
}

/** What is printed on a part, figure by figure. */
export function CodeReading({ part: { code, value, kind } }: { part: WorkbenchPart }) {
  const [, figures, zeroCount, letter] = codeOf.exec(code ?? '') ?? [];
  const isPlain = figures === undefined;
  return (
    <div className={styles.code}>
      <p className={styles.print}>
        {isPlain ? (
          <b>{code ?? value}</b>
        ) : (
          <>
            <b>{figures}</b>
            <b className={styles.zeros}>{zeroCount}</b>
            {letter && <b>{letter}</b>}
          </>
        )}
      </p>
      <p className={styles.words}>
        {code ? sentenceOf(code, value) : kind === 'mechanical' ? 'In the bag.' : 'Printed on the body.'}
      </p>
    </div>
  );
}
