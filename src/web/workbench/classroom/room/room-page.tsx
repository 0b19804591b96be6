import { useQuery } from '@tanstack/react-query';
import { classPaths } from '#domain/paths/class-paths.ts';
import { hasCode } from '../../../api/error-message.ts';
import { MissingPage } from '../../../components/missing-page/missing-page.tsx';
import { signInPath } from '../../../session/return-path.ts';
import { SessionLoading } from '../../../session/session-loading.tsx';
import { userQuery } from '../../../session/user.queries.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { artUrl } from '../../../shell/art-manifest.ts';
import { Head } from '../../../shell/head.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Spot } from '../../../ui/spot/spot.tsx';
import text from '../../../ui/text/text.module.css';
import { classQuery } from '../class.queries.ts';
import { ClassRoom } from './class-room.tsx';
import styles from './room-page.module.css';

function Missing({ heading, lead, way, label }: { heading: string; lead: string; way: string; label: string }) {
  return (
    <MissingPage
      picture={<Spot href={`${artUrl('sprite/spots')}#no-results`} viewBox="0 0 160 120" className={styles.picture} />}
      {...{ heading, lead }}
    >
      <AppLink href={way} className={buttonClass({ variant: 'primary' })}>
        {label}
      </AppLink>
    </MissingPage>
  );
}

function Room({ id }: { id: string }) {
  const { data, error, isError, refetch } = useQuery(classQuery(id));
  if (hasCode(error, 'nothing-here'))
    return (
      <Missing
        heading="No class here"
        lead="There’s no such class, or it isn’t yours to see. Classes are deleted 30 days after they end."
        way={classPaths.all}
        label="See your classes"
      />
    );
  if (data) return <ClassRoom opened={data} isLive={!isError} />;
  return (
    <div className={classNames(text.wrap, styles.page)}>
      {isError ? (
        <>
          <h1>Your class</h1>
          <LoadFailed onRetry={() => void refetch()}>Your class didn’t load. Check your connection.</LoadFailed>
        </>
      ) : (
        <SessionLoading heading="Your class" label="Opening your class..." needs="Your class" />
      )}
    </div>
  );
}

/** What only its teacher sees: everybody on one ruler, and who needs help first. */
export function RoomPage({ id }: { id: string }) {
  const { data: user, isError } = useQuery(userQuery);
  return (
    <>
      <Head title="Your Class" description="Who is at which step, and who is stuck." path={null} />
      {user || isError ? (
        <Room id={id} />
      ) : user === null ? (
        <Missing
          heading="Please sign in first"
          lead="Only the teacher sees a class."
          way={signInPath(classPaths.one(id))}
          label="Sign in"
        />
      ) : (
        <div className={classNames(text.wrap, styles.page)}>
          <SessionLoading heading="Your class" label="Opening your class..." needs="Your class" />
        </div>
      )}
    </>
  );
}
