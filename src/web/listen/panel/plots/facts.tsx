import visibility from '../../../ui/visibility/visibility.module.css';
import { mostOut, responseFacts } from './plot-facts.ts';
import { decibelText, hertzText, voltText } from './scale.ts';
import type { Curves } from './use-curves.ts';
import styles from './facts.module.css';

const dash = '–';

function numbersOf({ response, transfer }: Curves): readonly [string, string, string] {
  const facts = responseFacts(response);
  const most = mostOut(transfer);
  return [
    most === null ? dash : voltText(most),
    facts?.lowsFade ? hertzText(facts.lowsFade) : dash,
    facts ? decibelText(facts.mostGain) : dash,
  ];
}

const terms = ['Most that comes out', 'Lows fade below', 'Most gain'] as const;

/** The curves in numbers, beside the same of the stock pedal where something was changed. */
export function Facts({ now, before }: { now: Curves; before: Curves | null }) {
  const numbers = numbersOf(now);
  const others = before && numbersOf(before);
  return (
    <dl className={styles.facts}>
      {terms.map((term, index) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{numbers[index]}</dd>
          {others && (
            <dd className={styles.was}>
              <span className={visibility.visuallyHidden}>Stock: </span>
              {others[index]}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
