import { useState } from 'react';
import type { HelpRequest } from '#contracts/help.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { Button } from '../../ui/button/button.tsx';
import { useSwapFocus } from '../../ui/focus/use-swap-focus.ts';
import text from '../../ui/text/text.module.css';
import type { FaultSearch } from '../fault-finder/fault-search.ts';
import { FurtherForm } from './further-form.tsx';
import { OutcomeForm } from './outcome-form.tsx';
import { TakeBack } from './take-back.tsx';
import styles from './answer-panel.module.css';

interface AnswerPanelProps {
  sheet: WorkbenchSheet;
  finder: FaultFinder;
  search: FaultSearch;
  onSearch: (search: FaultSearch) => void;
  request: HelpRequest;
}

/** The conversation so far; the shop's words stand out. */
const Said = ({ answers }: Pick<HelpRequest, 'answers'>) => (
  <>
    {answers.map(({ id, by, text: words, at }) => (
      <article key={id} className={by === 'shop' ? styles.ours : styles.yours}>
        <p
          className={styles.by}
        >{`${by === 'shop' ? 'taar, at the bench' : 'You'}, ${formatDeviceTime(at, 'moment')}`}</p>
        <p className={styles.words}>{words}</p>
      </article>
    ))}
  </>
);

/** Sent: wait. Answered: was that it? */
export function AnswerPanel({ sheet, finder, search, onSearch, request }: AnswerPanelProps) {
  const [said, setSaid] = useState<'yes' | 'no' | null>(null);
  const question = useSwapFocus<HTMLElement>(said);
  return (
    <>
      <Said answers={request.answers} />
      {request.state === 'sent' && (
        <section className={styles.panel} aria-labelledby="waiting">
          <h3 id="waiting">{request.answers.length > 0 ? 'We’re looking again' : 'We’ll look at it'}</h3>
          <p>{`Your ticket is ${request.ticket}. Leave the pedal unplugged until you hear from us.`}</p>
        </section>
      )}
      {request.state === 'answered' && (
        <section className={styles.panel} aria-labelledby="was-that-it" ref={question}>
          <h3 id="was-that-it">Was that it?</h3>
          {said === null && (
            <>
              <Button variant="primary" wide onClick={() => setSaid('yes')}>
                Yes, it works now
              </Button>
              <Button wide onClick={() => setSaid('no')}>
                No, it still doesn’t work
              </Button>
              <p className={text.meta}>Haven’t tried yet? This page waits for you.</p>
            </>
          )}
          {said === 'yes' && <OutcomeForm request={request} onBack={() => setSaid(null)} />}
          {said === 'no' && (
            <FurtherForm {...{ sheet, finder, search, onSearch, request }} onBack={() => setSaid(null)} />
          )}
        </section>
      )}
      <TakeBack id={request.id} />
    </>
  );
}
