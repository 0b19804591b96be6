import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#domain/paths/paths.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { userQuery } from '../../session/user.queries.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel/panel.module.css';
import { buildQuery, ownReportsQuery } from './build-report.queries.ts';
import { useSwapFocus } from '../../ui/focus/use-swap-focus.ts';
import styles from './own-build.module.css';

/** For whoever made it: changing it, and taking it away. Asked after the page, which is the same for everybody. */
export function OwnBuild({ code, isLast = false }: { code: string; isLast?: boolean }) {
  const { data: user } = useQuery(userQuery);
  const { data: reports } = useQuery({ ...ownReportsQuery, enabled: Boolean(user) });
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const pressed = useSwapFocus<HTMLButtonElement>(isAsking);
  const own = reports?.find((report) => report.code === code);
  const withdraw = useMutation({
    mutationFn: (buildId: string) => call('DELETE /api/builds/:id/report', { params: { id: buildId } }),
    onSuccess: () => client.setQueryData(buildQuery(code).queryKey, 'gone' as const),
  });
  if (!own) return null;
  return (
    <section className={classNames(panel.panel, styles.own, isLast && styles.last)} aria-label="Your report">
      <p>
        {own.state === 'shown'
          ? 'This is your build, as everybody sees it.'
          : 'This is your build, and nobody else sees it. Change it, and we look at it again.'}
      </p>
      <div className={styles.acts}>
        <AppLink
          href={`${paths.bench(own.kit.slug, 'build')}?build=${own.buildId}`}
          className={buttonClass({ small: true })}
        >
          Edit
        </AppLink>
        {isAsking ? (
          <>
            <Button small variant="primary" pending={withdraw.isPending} onClick={() => withdraw.mutate(own.buildId)}>
              Withdraw now
            </Button>
            <Button ref={pressed} small variant="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <Button ref={pressed} small variant="quiet" onClick={() => setAsking(true)}>
            Withdraw
          </Button>
        )}
      </div>
      {isAsking && <p>Page and photos are gone at once. Your build stays on your bench.</p>}
      {withdraw.error && <p role="alert">{errorMessage(withdraw.error)}</p>}
    </section>
  );
}
