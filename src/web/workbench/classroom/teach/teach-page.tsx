import { useQuery } from '@tanstack/react-query';
import { keptClassDays } from '#domain/workbench/classroom/class-limits.ts';
import { classPaths } from '#domain/paths/class-paths.ts';
import { signInPath } from '../../../session/return-path.ts';
import { userQuery } from '../../../session/user.queries.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Head } from '../../../shell/head.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import text from '../../../ui/text/text.module.css';
import { WorkbenchPage } from '../../frame/workbench-page.tsx';
import { NewClassForm } from './new-class-form.tsx';
import { YourClasses } from './your-classes.tsx';
import styles from './teach-page.module.css';

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
