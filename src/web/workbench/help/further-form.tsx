import { useState } from 'react';
import type { HelpReading, HelpRequest } from '#contracts/help.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { helpLimits, helpSentences } from '#domain/help/help.ts';
import type { FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import { afterChange } from '../../api/after-change.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';
import { parseReading, withReading, type FaultSearch } from '../fault-finder/fault-search.ts';
import { pointName, touchHint } from '#drawings/workbench/places.ts';
import { evidenceIn, nextPoints, readingAt, suspectsOf } from './help-facts.ts';
import { useSayMore } from './help.queries.ts';
import styles from './further-form.module.css';

interface FurtherFormProps {
  sheet: WorkbenchSheet;
  finder: FaultFinder;
  search: FaultSearch;
  onSearch: (search: FaultSearch) => void;
  request: HelpRequest;
  onBack: () => void;
}

/** Not that, then: the two readings that tell most, and nothing has to be sent twice. */
export function FurtherForm({ sheet, finder, search, onSearch, request, onBack }: FurtherFormProps) {
  const [points] = useState(() => nextPoints(finder, request.facts));
  const [typed, setTyped] = useState<readonly string[]>(() => points.map(() => ''));
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutateAsync, isPending, error } = useSayMore(request.id);
  const { facts } = request;
  const wrongAt = (place: number): boolean => typed[place] !== '' && parseReading(typed[place] ?? '') === null;
  const readings = points.flatMap((point, place): HelpReading[] => {
    const volts = parseReading(typed[place] ?? '');
    return volts === null ? [] : [readingAt(sheet, finder, point, volts, facts.supplyVolts ?? undefined)];
  });
  const isEmpty = readings.length === 0 && words.trim() === '';
  const submit = (): void => {
    setTried(true);
    const seen = request.answers.findLast(({ by }) => by === 'shop')?.id;
    if (isEmpty || isPending || seen === undefined || points.some((_, place) => wrongAt(place))) return;
    const all = [...readings, ...facts.readings.filter(({ at }) => !readings.some((each) => each.at === at))];
    const suspects = suspectsOf(sheet, finder, evidenceIn({ ...facts, readings: all }));
    const next = points.reduce((known, { id }, place) => {
      const volts = parseReading(typed[place] ?? '');
      return volts === null ? known : withReading(known, id, volts);
    }, search);
    afterChange(mutateAsync({ seen, readings, words, suspects }), () => onSearch(next));
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>Two fresh readings, and we look again. Nothing has to be sent twice.</p>
      {points.map((point, place) => (
        <Field
          key={point.id}
          label={`Volts at ${pointName(sheet, point)}`}
          hint={touchHint(point)}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          value={typed[place]}
          error={isTried && wrongAt(place) ? 'Type what the meter shows in volts, such as 0.61.' : undefined}
          onChange={({ target }) => setTyped(typed.map((each, other) => (other === place ? target.value : each)))}
        />
      ))}
      <TextAreaField
        label="What does it do now? (optional)"
        rows={3}
        maxLength={helpLimits.words}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <FormError>{error ? errorMessage(error) : isTried && isEmpty ? helpSentences.wordsMissing : null}</FormError>
      <Button variant="primary" wide type="submit" pending={isPending}>
        {isPending ? 'Sending…' : 'Send, and look again'}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back
      </Button>
    </form>
  );
}
