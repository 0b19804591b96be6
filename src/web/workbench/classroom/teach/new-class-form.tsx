import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { NewClass } from '#contracts/classroom.ts';
import {
  classNameMaxLength,
  classNameProblem,
  classSentences,
  tidyName,
} from '#domain/workbench/classroom/class-limits.ts';
import { classPaths } from '#domain/paths/class-paths.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import formStyles from '../../../forms/form.module.css';
import { useForm } from '../../../forms/use-form.ts';
import type { FormValues, Validated } from '../../../forms/validation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { workbenchKitsQuery } from '../../frame/workbench-kit.queries.ts';
import { useCreateClass } from '../class.queries.ts';

/** By hand: the schema of the call would bring more bytes than the rest of this screen. */
function readNewClass(typed: FormValues): Validated<NewClass> {
  const { kit = '' } = typed;
  const name = tidyName(typed['name'] ?? '');
  const nameProblem = classNameProblem(name);
  if (kit !== '' && nameProblem === null) return { ok: true, values: { kit, name } };
  return {
    ok: false,
    problems: {
      ...(kit === '' && { kit: classSentences.kitMissing }),
      ...(nameProblem !== null && { name: nameProblem }),
    },
  };
}

/** A kit and a name; the link comes next. */
export function NewClassForm() {
  const { data: kits = [] } = useQuery(workbenchKitsQuery);
  const [, navigate] = useLocation();
  const create = useCreateClass();
  const { formProps, field } = useForm({
    validate: readNewClass,
    submit: (values) => create.mutate(values, { onSuccess: ({ id }) => navigate(classPaths.one(id)) }),
  });
  return (
    <form className={formStyles.form} aria-label="New class" {...formProps}>
      <FormError>{create.isError ? errorMessage(create.error) : null}</FormError>
      <SelectField label="What you build" {...field('kit')} defaultValue="">
        <option value="">Choose a kit</option>
        {kits.map(({ slug, name, difficulty }) => (
          <option key={slug} value={slug}>
            {name} ({difficulty})
          </option>
        ))}
      </SelectField>
      <Field
        label="Name of the class"
        hint="Pupils see it. ‘9B, Friday workshop’, for instance."
        {...field('name')}
        autoComplete="off"
        maxLength={classNameMaxLength}
      />
      <Button type="submit" variant="primary" pending={create.isPending}>
        {create.isPending ? 'Making...' : 'Make the class'}
      </Button>
    </form>
  );
}
