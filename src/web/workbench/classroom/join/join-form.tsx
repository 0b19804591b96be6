import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  keptClassDays,
  pupilNameMaxLength,
  pupilNameProblem,
  tidyName,
} from '#domain/workbench/classroom/class-limits.ts';
import { paths } from '#domain/paths/paths.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import formStyles from '../../../forms/form.module.css';
import { useForm } from '../../../forms/use-form.ts';
import type { FormValues, Validated } from '../../../forms/validation.ts';
import { productQuery } from '../../../components/product/product.queries.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Field } from '../../../ui/field/field.tsx';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import text from '../../../ui/text/text.module.css';
import { actionsOn, useBuilds } from '../../builds/my-builds.ts';
import { buildPath } from '../../builds/build-text.ts';
import type { Place } from '../place/place-fragment.ts';
import { savePlace, usePlaces } from '../place/places.ts';
import styles from './join-form.module.css';

interface JoinFormProps {
  code: string;
  invitation: { readonly name: string; readonly kit: string };
}

/** By hand: the schema of the call would bring more bytes than the rest of this screen. */
function readName(typed: FormValues): Validated<{ name: string }> {
  const name = tidyName(typed['name'] ?? '');
  const problem = pupilNameProblem(name);
  return problem === null ? { ok: true, values: { name } } : { ok: false, problems: { name: problem } };
}

function NameForm({ code, invitation: { name: className, kit } }: JoinFormProps) {
  const [, navigate] = useLocation();
  const builds = useBuilds();
  const join = useMutation({
    networkMode: 'always',
    mutationFn: (body: { name: string }) => call('POST /api/class-codes/:code/places', { params: { code }, body }),
    onSuccess: ({ place: secret, bench, name }) => {
      const build = crypto.randomUUID();
      // Begun at once, so that the list of builds leads back to it.
      if (builds) actionsOn(builds.owner, { id: build, kit, name: className }).set({ name: className });
      savePlace({ build, code, className, secret, bench, name, handCount: 0, hand: 'down' });
      navigate(buildPath(paths.bench(kit, 'build'), build));
    },
  });
  const { formProps, field } = useForm({
    validate: readName,
    submit: (values) => join.mutate(values),
  });
  return (
    <form className={formStyles.form} {...formProps}>
      <FormError>{join.isError ? errorMessage(join.error) : null}</FormError>
      <Field
        label="Your name in the class"
        hint="Any name your teacher will know you by."
        {...field('name')}
        autoComplete="off"
        maxLength={pupilNameMaxLength}
      />
      <p className={text.meta}>
        Your teacher sees this name, the parts you’ve ticked, your checks and a raised hand: no notes, no photos. It’s
        deleted {keptClassDays} days after your last tick.
      </p>
      <Button type="submit" variant="primary" pending={join.isPending} disabled={!builds}>
        {join.isPending ? 'Joining...' : 'Join and start building'}
      </Button>
    </form>
  );
}

function AlreadyIn({ place, kit, onOther }: { place: Place; kit: string; onOther: () => void }) {
  return (
    <div className={formStyles.form}>
      <p>
        You’re in as <b>{place.name}</b>, bench {place.bench}.
      </p>
      <AppLink href={buildPath(paths.bench(kit, 'build'), place.build)} className={buttonClass({ variant: 'primary' })}>
        Go on building
      </AppLink>
      <TextButton onClick={onOther}>Join as somebody else</TextButton>
    </div>
  );
}

/** A name, and off to the build. Whoever is in already goes on where they were. */
export function JoinForm({ code, invitation }: JoinFormProps) {
  const { name, kit } = invitation;
  const { data: product } = useQuery(productQuery(kit));
  const place = usePlaces().find((each) => each.code === code && !each.over);
  const [isOther, setOther] = useState(false);
  return (
    <div className={styles.columns}>
      <div>
        <h1>{name}</h1>
        <p className={classNames(text.lead, styles.lead)}>
          {product ? `You’ll build the ${product.name}, step by step.` : 'Step by step.'}
        </p>
        <div className={styles.form}>
          {place && !isOther ? (
            <AlreadyIn {...{ place, kit }} onOther={() => setOther(true)} />
          ) : (
            <NameForm {...{ code, invitation }} />
          )}
        </div>
      </div>
      {/* Its room is there before it is, so that nothing moves away under a finger. */}
      <div className={styles.picture}>{product && <img src={product.imageUrl} alt="" width={660} height={660} />}</div>
    </div>
  );
}
