import type { DeviceFacts, HelpRequest } from '#contracts/help.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { paths } from '#domain/paths/paths.ts';
import type { FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import type { MeterKind } from '#electronics/diagnosis/tables/meter.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { arrowLeft } from '../../ui/icon/icon-shapes.ts';
import text from '../../ui/text/text.module.css';
import type { SavedBuild } from '../builds/saved-build.ts';
import { buildPath } from '../builds/build-text.ts';
import { readPlace } from '../classroom/place/places.ts';
import type { FaultSearch } from '../fault-finder/fault-search.ts';
import { useArrivalFocus } from '../frame/use-arrival-focus.ts';
import { usePhotos } from '../guided-build/photos/use-photos.ts';
import type { Owner } from '../synced-store/device-states.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { AskPanel } from './ask-panel.tsx';
import { factsOf } from './help-facts.ts';
import { HelpPacket } from './help-packet.tsx';
import { MendedPanel } from './mended-panel.tsx';
import { sidePhotos } from './side-photos.ts';
import { TeacherPanel } from './teacher-panel.tsx';
import styles from './help-page.module.css';

export interface HelpPageProps {
  sheet: WorkbenchSheet;
  finder: FaultFinder;
  search: FaultSearch;
  onSearch: (search: FaultSearch) => void;
  meter: MeterKind;
  build: SavedBuild;
  name: string;
  owner: Owner;
  /** What was asked about this build; undefined: nothing yet. */
  request: HelpRequest | undefined;
}

interface Words {
  readonly heading: string;
  readonly lead: string;
}

const beforeAsking: Words = {
  heading: 'Let’s find it.',
  lead: 'Everything you measured is packed already. Send it, and somebody who builds these every day looks at your board.',
};

const wordsByState: Readonly<Record<HelpRequest['state'], Words>> = {
  sent: {
    heading: 'We’ve got it.',
    lead: 'We’ll email you when there’s an answer, and it will stand on this page.',
  },
  answered: { heading: 'There’s an answer.', lead: 'Try it, then tell us whether that was it.' },
  mended: { heading: 'It works now.', lead: 'Well done. Nothing else is left to do.' },
  closed: beforeAsking,
};

/** What is known of a pedal that does not work, and beside it what to do next: ask, wait, try, tell. */
export function HelpPage({ sheet, finder, search, onSearch, meter, build, name, owner, request }: HelpPageProps) {
  const page = useArrivalFocus<HTMLDivElement>();
  const photos = usePhotos(build.id, owner);
  const own = sidePhotos(photos.list);
  const facts: DeviceFacts = request?.facts ?? factsOf({ sheet, finder, search, state: build.state, meter });
  const place = readPlace(build.id);
  const isPupil = place !== undefined && place.over === undefined;
  const { heading, lead } = request ? wordsByState[request.state] : beforeAsking;
  return (
    <div ref={page} className={styles.scroll}>
      <div className={classNames(text.wrap, styles.page)}>
        <AppLink href={buildPath(paths.bench(sheet.slug, 'build'), build.id)} className={styles.back}>
          <Icon shape={arrowLeft} />
          {`${sheet.name}, ${name}`}
        </AppLink>
        <div className={styles.head} aria-live="polite">
          <h2>{heading}</h2>
          <p className={text.lead}>{lead}</p>
        </div>
        <div className={styles.columns}>
          <div className={styles.rail}>
            {isPupil && !request ? (
              <TeacherPanel slug={sheet.slug} buildId={build.id} />
            ) : !request || request.state === 'closed' ? (
              <AskPanel {...{ sheet, facts, build, name, owner, photos }} />
            ) : request.state === 'mended' ? (
              <MendedPanel {...{ sheet, request }} />
            ) : (
              <AnswerPanel key={request.answers.length} {...{ sheet, finder, search, onSearch, request }} />
            )}
          </div>
          <HelpPacket {...{ facts, request, name: `${sheet.name}, ${name}` }} photos={own} />
        </div>
      </div>
    </div>
  );
}
