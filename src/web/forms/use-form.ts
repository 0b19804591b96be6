import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Validated, FieldErrors, FormValues } from './validation.ts';

interface FormOptions<Values> {
  readonly validate: (typed: FormValues) => Validated<Values>;
  /** Called with what passed the check. */
  readonly submit: (values: Values) => void;
}

function readTyped(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

function focusFirst(form: HTMLFormElement, problems: FieldErrors): void {
  for (const control of form.elements) {
    const name = control.getAttribute('name');
    if (name === null || problems[name] === undefined) continue;
    if (control instanceof HTMLElement) control.focus();
    return;
  }
}

/**
 * A form whose fields keep what was typed until the person leaves it. It is checked when it is sent, and from then on
 * at each change, so that an error goes as soon as it is mended.
 */
export function useForm<Values>({ validate, submit }: FormOptions<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldErrors>({});
  const [wasSent, setWasSent] = useState(false);

  /** Says what is wrong and leads there. Also for what only the server can know. */
  const refuse = (found: FieldErrors): void => {
    // Shown before the focus moves, so that a screen reader meets the field together with its error.
    flushSync(() => setProblems(found));
    if (form.current) focusFirst(form.current, found);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setWasSent(true);
    const checked = validate(readTyped(event.currentTarget));
    if (!checked.ok) return refuse(checked.problems);
    setProblems({});
    submit(checked.values);
  };

  const onInput = (): void => {
    if (!wasSent || !form.current) return;
    const checked = validate(readTyped(form.current));
    setProblems(checked.ok ? {} : checked.problems);
  };

  return {
    refuse,
    // Sent before the script is alive, a form of this method stays as it is, and nothing typed gets into the address.
    formProps: { method: 'dialog', ref: form, noValidate: true, onSubmit, onInput },
    field: (name: string) => ({ name, error: problems[name] }),
  };
}
