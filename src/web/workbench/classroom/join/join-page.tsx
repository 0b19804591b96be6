import { useQuery } from '@tanstack/react-query';
import { readCode } from '#domain/workbench/classroom/class-code.ts';
import { paths } from '#domain/paths/paths.ts';
import { isRefusal } from '../../../api/error-message.ts';
import { MissingPage } from '../../../components/missing-page/missing-page.tsx';
import { SessionLoading } from '../../../session/session-loading.tsx';
import { AppLink } from '../../../shell/app-link.tsx';
import { drawingUrl } from '../../../shell/drawing-manifest.ts';
import { Head } from '../../../shell/head.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Spot } from '../../../ui/spot/spot.tsx';
import text from '../../../ui/text/text.module.css';
import { invitationQuery } from '../class.queries.ts';
import { JoinForm } from './join-form.tsx';
import styles from './join-page.module.css';

function NoClass({ heading, lead }: { heading: string; lead: string }) {
  return (
    <MissingPage
      picture={
        <Spot href={`${drawingUrl('sprite/spots')}#no-results`} viewBox="0 0 160 120" className={styles.picture} />
      }
      {...{ heading, lead }}
    >
      <AppLink href={paths.bench()} className={buttonClass()}>
        See all boards
      </AppLink>
    </MissingPage>
  );
}

function Invitation({ code }: { code: string }) {
  const { data, error, refetch } = useQuery(invitationQuery(code));
  if (data?.ended)
    return (
      <NoClass
        heading="This class has ended"
        lead={`Nobody can join ${data.name} any more. Every kit is on the bench, free to build along with.`}
      />
    );
  if (isRefusal(error)) return <NoClass heading="No class here" lead={error.sentence} />;
  return (
    <div className={classNames(text.wrap, styles.page)}>
      {data && <JoinForm code={code} invitation={data} />}
      {!data && error && (
        <>
          <h1>Join a class</h1>
          <LoadFailed onRetry={() => void refetch()}>The class didn’t load. Check your connection.</LoadFailed>
        </>
      )}
      {!data && !error && <SessionLoading heading="Join a class" label="Looking for your class..." needs="The bench" />}
    </div>
  );
}

/** Where a pupil comes in, by the link that the teacher showed. */
export function JoinPage({ code: typed }: { code: string }) {
  const code = readCode(typed);
  return (
    <>
      <Head
        title="Join a Class"
        description="Build along with your class: a name of your choice, no account."
        path={null}
      />
      <Invitation key={code} code={code} />
    </>
  );
}
