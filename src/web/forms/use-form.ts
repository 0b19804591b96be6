import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '../api/error-message.ts';
import type { Validated, FieldErrors, FormValues } from './validation.ts';

interface FormOptions<Values, Rules> {
  /** Fetches what it is checked by, when somebody comes to its fields: schemas weigh more than all forms together. */
  readonly rules?: () => Promise<Rules>;
  readonly validate: (typed: FormValues, rules: Rules) => Validated<Values>;
  /** Called with what passed the check. */
  readonly submit: (values: Values) => void;
}

function readTyped(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

/** The field where something is said that concerns the whole form. */
const firstNameIn = (form: HTMLFormElement | null): string =>
  [...(form?.elements ?? [])].find((control) => control.getAttribute('name'))?.getAttribute('name') ?? '';

function focusFirst(form: HTMLFormElement, problems: FieldErrors): void {
  for (const control of form.elements) {
    const name = control.getAttribute('name');
    if (name === null || problems[name] === undefined) continue;
    if (control instanceof HTMLElement) control.focus();
    return;
  }
}

/**
 * What a form is checked by. Once it is there, work is done at once. While it is on its way only the last wish is kept, so
 * that a form which is sent twice by an impatient hand goes out once.
 */
function useRules<Rules>(fetchRules: (() => Promise<Rules>) | undefined, onFailure: (sentence: string) => void) {
  const loaded = useRef<{ readonly rules: Rules } | null>(null);
  const wish = useRef<((rules: Rules) => void) | null>(null);
  const isComing = useRef(false);

  const prepare = async (): Promise<void> => {
    if (!fetchRules || loaded.current || isComing.current) return;
    isComing.current = true;
    let failure: unknown = null;
    try {
      loaded.current = { rules: await fetchRules() };
    } catch (error) {
      failure = error;
    }
    isComing.current = false;
    const work = wish.current;
    wish.current = null;
    // Nobody has to know of a failure before the form is sent.
    if (work && loaded.current) work(loaded.current.rules);
    else if (work) onFailure(errorMessage(failure));
  };

  const ifReady = (work: (rules: Rules) => void): boolean => {
    if (fetchRules && !loaded.current) return false;
    work(loaded.current?.rules as Rules);
    return true;
  };
  const whenReady = (work: (rules: Rules) => void): void => {
    if (ifReady(work)) return;
    wish.current = work;
    void prepare();
  };
  return { prepare: () => void prepare(), ifReady, whenReady };
}

/**
 * A form whose fields keep what was typed until the person leaves it. It is checked when it is sent, and from then on
 * at each change, so that an error goes as soon as it is mended.
 */
export function useForm<Values, Rules = void>({ rules, validate, submit }: FormOptions<Values, Rules>) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldErrors>({});
  const [wasSent, setWasSent] = useState(false);

  /** Says what is wrong and leads there. Also for what only the server can know. */
  const refuse = (found: FieldErrors): void => {
    // Shown before the focus moves, so that a screen reader meets the field together with its error.
    flushSync(() => setProblems(found));
    if (form.current) focusFirst(form.current, found);
  };

  const { prepare, ifReady, whenReady } = useRules(rules, (sentence) =>
    refuse({ [firstNameIn(form.current)]: sentence }),
  );

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setWasSent(true);
    const sent = event.currentTarget;
    whenReady((loaded) => {
      const checked = validate(readTyped(sent), loaded);
      if (!checked.ok) return refuse(checked.problems);
      setProblems({});
      submit(checked.values);
    });
  };

  const onInput = (): void => {
    if (!wasSent || !form.current) return;
    const typed = readTyped(form.current);
    ifReady((loaded) => {
      const checked = validate(typed, loaded);
      setProblems(checked.ok ? {} : checked.problems);
    });
  };

  return {
    refuse,
    // Sent before the script is alive, a form of this method stays as it is, and nothing typed gets into the address.
    formProps: { method: 'dialog', ref: form, noValidate: true, onFocus: prepare, onSubmit, onInput },
    field: (name: string) => ({ name, error: problems[name] }),
  };
}
