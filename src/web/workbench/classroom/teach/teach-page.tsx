import { useQuery } from '@tanstack/react-query';
import {
  keptClassDays,
  classNameMaxLength,
  classNameProblem,
  classSentences,
  tidyName,
} from '#domain/workbench/classroom/class-limits.ts';
import { classPaths } from '#domain/paths/class-paths.ts';
import { signInPath } from '../../../session/return-path.ts';
import { userQuery } from '../../../session/user.queries.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Head } from '../../../shell/head.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import text from '../../../ui/text/text.module.css';
import { WorkbenchPage } from '../../frame/workbench-page.tsx';
import styles from './teach-page.module.css';
import type { ClassSummary, NewClass } from '#contracts/classroom.ts';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { workbenchKitsQuery } from '../../frame/workbench-kit.queries.ts';
import { dayText } from '../../builds/day-text.ts';
import { classesQuery, useCreateClass } from '../class.queries.ts';
import { buildersText } from '../class-text.ts';
import { useLocation } from 'wouter';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import formStyles from '../../../forms/form.module.css';
import { useForm } from '../../../forms/use-form.ts';
import type { FormValues, Validated } from '../../../forms/validation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';

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
function NewClassForm() {
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

const dayMs = 24 * 60 * 60 * 1000;

const stateText = ({ createdAt, endedAt, pupils }: ClassSummary): string =>
  endedAt
    ? `Ended. Deleted on ${dayText(Date.parse(endedAt) + keptClassDays * dayMs)}`
    : `${buildersText(pupils)}, made ${dayText(Date.parse(createdAt))}`;

/** The classes of whoever is signed in, the newest first. */
function YourClasses() {
  const { data: classes, isError, refetch } = useQuery(classesQuery);
  const { data: kits = [] } = useQuery(workbenchKitsQuery);
  const nameOf = (slug: string): string => kits.find((kit) => kit.slug === slug)?.name ?? slug;
  return (
    <section aria-labelledby="your-classes">
      <h2 id="your-classes" className={styles.heading}>
        Your classes
      </h2>
      {isError && !classes && <LoadFailed onRetry={() => void refetch()}>Your classes didn’t load.</LoadFailed>}
      {classes?.length === 0 && <p className={text.meta}>None yet. Your first one takes a minute.</p>}
      <ul className={styles.list}>
        {classes?.map((each) => (
          <li key={each.id}>
            <AppLink href={classPaths.one(each.id)}>
              <b>{each.name}</b>
              <span>{nameOf(each.kit)}</span>
              <span className={styles.state}>
                <Lamp colour={each.endedAt ? 'off' : 'green'} />
                {stateText(each)}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a teacher makes a class, and finds those that go on. */
export function TeachPage() {
  const { data: user } = useQuery(userQuery);
  return (
    <WorkbenchPage>
      <Head
        title="Teach a Class"
        description="One link for the whole class: see who is at which step and who is stuck. Pupils need no account."
        path={null}
      />
      <h1>Teach a class</h1>
      <p className={text.lead}>
        Hand out one link. See who is at which step and who is stuck. Pupils need no account: a name of their choice,
        deleted {keptClassDays} days after the class.
      </p>
      {user === null && (
        <p className={styles.signIn}>
          <AppLink href={signInPath(classPaths.all)} className={buttonClass({ variant: 'primary' })}>
            Sign in to make a class
          </AppLink>
        </p>
      )}
      {user && (
        <div className={styles.columns}>
          <NewClassForm />
          <YourClasses />
        </div>
      )}
    </WorkbenchPage>
  );
}
