import { useState } from 'react';
import type { HelpRequest } from '#contracts/help.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useOutcome } from './help.queries.ts';
import styles from './outcome-form.module.css';

/** What it was: one of the suspects, or something else. It is counted only if the box is ticked. */
export function OutcomeForm({ request, onBack }: { request: HelpRequest; onBack: () => void }) {
  const { suspects } = request.facts;
  const [chosen, setChosen] = useState<number>();
  const [consent, setConsent] = useState(false);
  const { mutate, isPending, error } = useOutcome(request.id);
  const [isMissing, setMissing] = useState(false);
  const causes = [...suspects.map(({ name }) => name), 'Something else'];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(chosen === undefined);
        const suspect = chosen === undefined ? undefined : suspects[chosen];
        if (chosen !== undefined && !isPending)
          mutate({ cause: suspect ? { kind: suspect.kind, ref: suspect.ref } : null, consent });
      }}
    >
      <fieldset className={styles.causes}>
        <legend>What was it?</legend>
        {causes.map((name, number) => (
          <label key={name}>
            <input type="radio" name="cause" checked={chosen === number} onChange={() => setChosen(number)} />
            {name}
          </label>
        ))}
      </fieldset>
      <label className={styles.consent}>
        <input type="checkbox" checked={consent} onChange={({ target }) => setConsent(target.checked)} />
        Count this fault without my name, so that the fault finder gets better. Only the kit, the fault and the last
        check are kept.
      </label>
      <FormError>
        {isMissing && chosen === undefined ? 'Choose what it was.' : error ? errorMessage(error) : null}
      </FormError>
      <Button variant="primary" wide type="submit" pending={isPending}>
        {isPending ? 'Saving…' : 'Done'}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back
      </Button>
    </form>
  );
}
