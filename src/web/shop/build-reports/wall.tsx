import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { WallBuild } from '#contracts/build-reports.ts';
import {
  fewestForFigures,
  isFiltered,
  wallFilterOf,
  wallQuery,
  type WallFilter,
} from '#domain/build-reports/build-report.ts';
import { paths } from '#domain/paths/paths.ts';
import { errorMessage } from '../../api/error-message.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArrowSelect } from '../../ui/field/arrow-select.tsx';
import { useMoreFocus } from '../../ui/focus/use-more-focus.ts';
import panel from '../../ui/panel/panel.module.css';
import { BuildTile } from './build-tile.tsx';
import { wallPage, wallPageQuery, type WallAnswer } from './build-report.queries.ts';
import styles from './wall.module.css';

const wallPath = (filter: WallFilter): string => paths.community + wallQuery(filter);

function Chip({ filter, name, label }: { filter: WallFilter; name: 'first' | 'mods' | 'class'; label: string }) {
  const isOn = filter[name] === true;
  return (
    <AppLink
      href={wallPath({ ...filter, [name]: isOn ? undefined : true })}
      className={classNames(styles.chip, isOn && styles.on)}
      {...(isOn && { 'aria-current': 'true' as const })}
    >
      {label}
    </AppLink>
  );
}

/** Links, so that each choice has an address and works before any code is here. */
function Filters({ filter, totals }: { filter: WallFilter; totals: WallAnswer['totals'] }) {
  const [, navigate] = useLocation();
  const { sort: _, ...unsorted } = filter;
  return (
    <nav className={styles.filters} aria-label="Narrow the builds">
      <ArrowSelect
        aria-label="Kit"
        value={filter.kit ?? ''}
        onChange={({ target }) => navigate(wallPath({ ...filter, kit: target.value || undefined }))}
      >
        <option value="">All kits</option>
        {totals?.kits.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </ArrowSelect>
      <Chip filter={filter} name="first" label="First pedal" />
      <Chip filter={filter} name="mods" label="Swaps" />
      <Chip filter={filter} name="class" label="Class" />
      <span className={styles.sort}>
        <AppLink href={wallPath(unsorted)} {...(!filter.sort && { 'aria-current': 'true' })}>
          Newest
        </AppLink>
        <AppLink href={wallPath({ ...filter, sort: 'liked' })} {...(filter.sort && { 'aria-current': 'true' })}>
          Best liked
        </AppLink>
      </span>
    </nav>
  );
}

/** Nothing is said of fewer than five builds. */
function Figures({ totals }: { totals: NonNullable<WallAnswer['totals']> }) {
  if (totals.builds < fewestForFigures) return null;
  const inside = totals.measured === 0 ? null : Math.round((100 * totals.inside) / totals.measured);
  return (
    <dl className={styles.figures}>
      <div>
        <dd>{totals.builds}</dd>
        <dt>builds</dt>
      </div>
      <div>
        <dd>{totals.firstPedals}</dd>
        <dt>first pedals</dt>
      </div>
      {inside !== null && (
        <div>
          <dd>{inside}%</dd>
          <dt>readings inside</dt>
        </div>
      )}
    </dl>
  );
}

function Note({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={panel.empty}>
      <h3>{heading}</h3>
      {children}
    </div>
  );
}

/** The first day of the wall: no invented builders. */
const Empty = () => (
  <Note heading="Nobody has shown a build yet">
    <p>This wall is for real pedals that somebody built and measured. Yours can be the first.</p>
    <AppLink href={paths.bench()} className={buttonClass({ variant: 'primary' })}>
      Build one on the bench
    </AppLink>
  </Note>
);

const None = () => (
  <Note heading="No build like that yet">
    <p>Take a filter away, or build the first.</p>
    <AppLink href={paths.community} className={buttonClass({})}>
      Show all builds
    </AppLink>
  </Note>
);

interface Further {
  readonly items: readonly WallBuild[];
  readonly next: string | null;
}

function Builds({ filter, first }: { filter: WallFilter; first: WallAnswer }) {
  const [further, setFurther] = useState<Further>({ items: [], next: first.next });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const known = new Set(first.items.map(({ id }) => id));
  const shown = [...first.items, ...further.items.filter(({ id }) => !known.has(id))];
  const { list, remember } = useMoreFocus<HTMLUListElement>(shown.length);
  const more = async (): Promise<void> => {
    remember(shown.length);
    setBusy(true);
    setProblem(null);
    try {
      const page = await wallPage(filter, further.next!);
      setFurther((before) => ({ items: [...before.items, ...page.items], next: page.next }));
    } catch (error) {
      setProblem(errorMessage(error));
    }
    setBusy(false);
  };
  return (
    <>
      <ul className={styles.wall} ref={list}>
        {shown.map((build) => (
          <BuildTile key={build.id} build={build} />
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
      {further.next !== null && (
        <div className={styles.more}>
          <Button pending={isBusy} onClick={() => void more()}>
            {isBusy ? 'Loading…' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  );
}

const Loading = () => (
  <ul className={styles.wall} aria-busy="true" aria-label="Loading the builds">
    {Array.from({ length: 4 }, (_, k) => (
      <li key={k} className={styles.skeleton} />
    ))}
  </ul>
);

function WallBody({ filter }: { filter: WallFilter }) {
  const { data, isError, error, refetch } = useQuery(wallPageQuery(filter));
  if (isError && !data)
    return (
      <Note heading="The builds didn’t load">
        <p role="alert">{navigator.onLine ? errorMessage(error) : 'You’re offline. They show when you’re back.'}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Note>
    );
  if (!data) return <Loading />;
  if (data.items.length === 0) return isFiltered(filter) ? <None /> : <Empty />;
  return <Builds key={wallQuery(filter)} filter={filter} first={data} />;
}

/** What builders show of what they built. */
export function Wall() {
  const filter = wallFilterOf(new URLSearchParams(useSearch()));
  const { data } = useQuery(wallPageQuery(filter));
  const totals = data?.totals ?? null;
  const isUsed = (totals?.builds ?? 1) > 0 || isFiltered(filter);
  return (
    <section className={styles.section} aria-labelledby="others-built">
      <div className={styles.head}>
        <div>
          <h2 id="others-built">What others built</h2>
          <p className={styles.lead}>
            Builders type in their own readings. We compare them with the circuit, but we don’t see the meter.
          </p>
        </div>
        {totals && <Figures totals={totals} />}
      </div>
      {isUsed && <Filters filter={filter} totals={totals} />}
      <WallBody filter={filter} />
    </section>
  );
}
