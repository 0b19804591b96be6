import { paths } from '#domain/paths/paths.ts';
import { formatIndianTime } from '#domain/time.ts';
import { MissingPage } from '../../components/missing-page/missing-page.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { drawingUrl } from '../../shell/drawing-manifest.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Spot } from '../../ui/spot/spot.tsx';

interface Unseen {
  readonly state: 'waiting' | 'hidden';
  readonly reason: string | null;
  readonly at: string | null;
}

/** Why a build is not shown: withdrawn, hidden with the reason, being read, or never there. */
function wordsOf(why: Unseen | 'gone' | null): { heading: string; lead: string } {
  if (why === 'gone')
    return { heading: 'This build is gone', lead: 'Whoever built it has taken it off the wall, photos and all.' };
  if (why === null) return { heading: 'No build here', lead: 'Check the link, or look at what others built.' };
  if (why.state === 'waiting')
    return { heading: 'Not shown now', lead: 'We’re reading this report; usually that takes less than a working day.' };
  const day = why.at === null ? '' : ` on ${formatIndianTime(why.at, 'day')}`;
  return { heading: 'This build is hidden', lead: `Hidden by the shop${day}: ${why.reason ?? ''}` };
}

export function MissingBuild({ why }: { why: Unseen | 'gone' | null }) {
  const { heading, lead } = wordsOf(why);
  return (
    <MissingPage
      picture={<Spot href={`${drawingUrl('sprite/spots')}#no-results`} viewBox="0 0 160 120" />}
      heading={heading}
      lead={lead}
    >
      <AppLink href={paths.community} className={buttonClass({ variant: 'primary' })}>
        See what others built
      </AppLink>
    </MissingPage>
  );
}
