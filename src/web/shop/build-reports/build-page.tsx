import { useState } from 'react';
import type { PublicBuild, WallBuild } from '#contracts/build-reports.ts';
import { buildTimeFacts, buildTitle } from '#domain/build-reports/build-report.ts';
import { paths } from '#domain/paths/paths.ts';
import { formatIndianTime } from '#domain/time.ts';
import { BuildReadings } from '../../components/build-readings/build-readings.tsx';
import { FlagButton } from '../../components/contribution/flag-button.tsx';
import { MarkButton } from '../../components/contribution/mark-button.tsx';
import type { LoadListenPanel } from '../../components/player/listen-panel-code.ts';
import { SwapList } from '../../components/swap-list/swap-list.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel/panel.module.css';
import { Tag } from '../../ui/tag/tag.tsx';
import text from '../../ui/text/text.module.css';
import { useOwnReviews } from '../reviews/review.queries.ts';
import { Stars } from '../reviews/stars.tsx';
import { BuildSound } from './build-sound.tsx';
import { BuildThis, type ReadStash } from './build-this.tsx';
import { BuildTile } from './build-tile.tsx';
import { MeasuredMark } from './measured-mark.tsx';
import { OwnBuild } from './own-build.tsx';
import { PhotoWipe } from './photo-wipe.tsx';
import styles from './build-page.module.css';

function Pictures({ build }: { build: PublicBuild }) {
  const { kit, photos, shownName } = build;
  const photo = photos.find(({ side }) => side === 'finished');
  return (
    <div className={classNames(styles.pictures, !photo && styles.drawnOnly)}>
      {photo && (
        <figure>
          <img src={photo.url} alt={`${shownName}’s ${kit.name}, finished`} width={photo.width} height={photo.height} />
          <figcaption>{shownName}’s photo</figcaption>
        </figure>
      )}
      <figure className={styles.drawn}>
        <img src={kit.imageUrl} alt={`${kit.name}, as the shop draws it`} width={660} height={660} />
        <figcaption>{photo ? 'Drawn from the parts list' : 'Drawing: no photo was added'}</figcaption>
      </figure>
    </div>
  );
}

function Tiles({ build }: { build: PublicBuild }) {
  const { minutes, sittings, inside, measured, mods, boards, boardsWork } = build;
  const tiles = [
    ...buildTimeFacts(minutes).map((time) => ['Time', time]),
    ...(sittings === 0 ? [] : [['Sittings', String(sittings)]]),
    ['Voltages', measured === 0 ? 'Not measured' : `${inside} of ${measured} inside`],
    ['Swaps', String(mods)],
    ...(boards === null ? [] : [['Class', `${boardsWork} of ${boards} boards right`]]),
  ];
  return (
    <dl className={styles.tiles}>
      {tiles.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Boards({ build }: { build: PublicBuild }) {
  const { photos, kit, shownName } = build;
  const parts = photos.find(({ side }) => side === 'parts');
  const solder = photos.find(({ side }) => side === 'solder');
  if (!parts && !solder) return null;
  return (
    <section aria-labelledby="build-boards">
      <h2 id="build-boards">Photo and drawing</h2>
      {parts &&
        (kit.boardUrl ? (
          <PhotoWipe photoUrl={parts.url} drawingUrl={kit.boardUrl} whose={shownName} />
        ) : (
          <img className={styles.board} src={parts.url} alt={`${shownName}’s board, parts side`} loading="lazy" />
        ))}
      {solder && (
        <img className={styles.board} src={solder.url} alt={`${shownName}’s board, solder side`} loading="lazy" />
      )}
    </section>
  );
}

function Swaps({ build }: { build: PublicBuild }) {
  const { swaps, kit } = build;
  return (
    <section aria-labelledby="build-swaps">
      <h2 id="build-swaps">Different from the kit</h2>
      {swaps.length > 0 && (
        <SwapList
          swaps={swaps.map(({ part, is, gives, ...swap }) => ({
            ...swap,
            is: part ? <AppLink href={paths.product(part)}>{is}</AppLink> : <b>{is}</b>,
            more: gives && <p className={text.meta}>{gives}</p>,
          }))}
        />
      )}
      <p className={swaps.length > 0 ? text.meta : undefined}>
        {swaps.length > 0 ? 'All else is as in the kit.' : 'Nothing: all parts are as in the kit.'}
        {kit.onSale && (
          <>
            {' '}
            <AppLink href={paths.bench(kit.slug, 'parts')}>Whole parts list</AppLink>
          </>
        )}
      </p>
    </section>
  );
}

function Readings({ build }: { build: PublicBuild }) {
  const { readings, shownName, measurable, mods } = build;
  if (readings.length === 0) return null;
  return (
    <section aria-labelledby="build-readings">
      <h2 id="build-readings">Readings</h2>
      <BuildReadings readings={readings} whose={shownName} />
      <p className={text.meta}>
        {shownName} typed in {readings.length} of the guide’s {measurable} voltages. We compare them with the circuit,
        but we don’t see the meter. Computed for{' '}
        {mods > 0 ? 'the stock parts list, without the swaps' : 'the parts list'}.
      </p>
    </section>
  );
}

function Share({ build }: { build: PublicBuild }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(new URL(paths.build(build.code), location.origin).href);
    setCopied(true);
  };
  return (
    <section className={`${panel.panel} ${styles.share}`} aria-labelledby="build-share">
      <h2 id="build-share">Share</h2>
      <img src={build.cardUrl} alt="" width={1200} height={630} loading="lazy" />
      <Button onClick={() => void copy().catch(() => undefined)}>{isCopied ? 'Link copied' : 'Copy link'}</Button>
    </section>
  );
}

/** Whether the visitor likes it already is asked after the page, which is the same for everybody. */
function Likes({ build: { id, marks, kit } }: { build: PublicBuild }) {
  const { own } = useOwnReviews(kit.slug, kit.onSale);
  return (
    <div className={styles.marks}>
      <MarkButton id={id} marks={marks} isMarked={own?.marked.includes(id) ?? false} label="Like" />
      <FlagButton id={id} />
    </div>
  );
}

interface BuildPageProps {
  build: PublicBuild;
  others: readonly WallBuild[];
  loadListenPanel: LoadListenPanel;
  readStash: ReadStash;
}

function Head({ build }: { build: PublicBuild }) {
  const { kit, shownName, boughtHere, firstPedal, publishedAt } = build;
  return (
    <header className={styles.head}>
      <p className={styles.marks}>
        <MeasuredMark {...build} />
        {boughtHere && <Tag>Bought here</Tag>}
        {firstPedal && <Tag>First pedal</Tag>}
        <Tag>{kit.difficulty}</Tag>
      </p>
      <h1>{buildTitle(shownName, kit.name)}</h1>
      <p className={text.meta}>
        {shownName}, {formatIndianTime(publishedAt, 'month')}
      </p>
    </header>
  );
}

/** A build that somebody shows. */
export function BuildPage({ build, others, loadListenPanel, readStash }: BuildPageProps) {
  const { words, stars, sound, kit } = build;
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <Head build={build} />
      <Pictures build={build} />
      <Tiles build={build} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {(words || stars !== null) && (
            <blockquote className={styles.words}>
              {words && <p>{words}</p>}
              {stars !== null && (
                <p className={styles.stars}>
                  <Stars stars={stars} /> for the kit
                </p>
              )}
            </blockquote>
          )}
          <Boards build={build} />
          <Readings build={build} />
          {sound !== null && kit.onSale && <BuildSound build={{ ...build, sound }} loadListenPanel={loadListenPanel} />}
          <Swaps build={build} />
          <Likes build={build} />
        </div>
        <div className={styles.side}>
          <OwnBuild code={build.code} />
          <BuildThis build={build} readStash={readStash} />
          <Share build={build} />
        </div>
      </div>
      {others.length > 0 && (
        <section aria-labelledby="build-others">
          <h2 id="build-others">More builds of the {kit.name}</h2>
          <ul className={styles.others}>
            {others.map((other) => (
              <BuildTile key={other.id} build={other} />
            ))}
          </ul>
        </section>
      )}
      <p>
        <AppLink href={paths.community}>See what others built</AppLink>
      </p>
    </div>
  );
}
