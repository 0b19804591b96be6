import guideIndex from 'virtual:guide-index';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { videoEmbeds, type VideoEmbed } from '#domain/shop/shop.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { arrowRight, camera } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './guides-page.module.css';
import type { GuideIndex, ListedGuide, ListedVideo } from '#content/guide-index.ts';
import panel from '../../ui/panel/panel.module.css';
import { DifficultyBadge } from '../../components/product-card/difficulty-badge.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { thumbUrl } from './thumbs.ts';

const clock = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3.2 2';
const play = 'M7 4.5v15l12-7.5z';

/** A written guide; the first of the list is shown large. */
function GuideCard({ guide, feature }: { guide: ListedGuide; feature: boolean }) {
  const { id, title, description, difficulty, minutes, topics } = guide;
  return (
    <article className={classNames(styles.guideCardsCard, feature && styles.feature)}>
      <img
        className={styles.thumb}
        src={thumbUrl(`guides/${id}`)}
        alt=""
        width={960}
        height={600}
        fetchPriority={feature ? 'high' : undefined}
        decoding="async"
      />
      <div className={styles.text}>
        <div className={styles.facts}>
          <DifficultyBadge difficulty={difficulty} />
          <span className={classNames(text.meta, styles.time)}>
            <Icon shape={clock} />
            {`${minutes} min`}
          </span>
        </div>
        <h3>{title}</h3>
        <p className={feature ? text.lead : styles.description}>{description}</p>
        <ul className={styles.topics} aria-label={`Topics of ${title}`}>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
        <AppLink href={paths.guide(id)} className={buttonClass(feature ? { variant: 'primary' } : {}, styles.action)}>
          Read guide
          <VisuallyHidden>: {title}</VisuallyHidden>
        </AppLink>
      </div>
    </article>
  );
}

interface VideoCardProps {
  video: ListedVideo;
  film: VideoEmbed | null;
}

/** A video in the list of guides. Until its film can be played, the card promises the text and the pictures alone. */
export function VideoCard({ video: { id, title, description, duration, chapters }, film }: VideoCardProps) {
  return (
    <article className={styles.guideCardsCard}>
      <div className={styles.film}>
        <img className={styles.thumb} src={thumbUrl(`videos/${id}`)} alt="" width={480} height={300} loading="lazy" />
        {film && (
          <span className={styles.duration} aria-hidden="true">
            <Icon shape={play} />
            {duration}
          </span>
        )}
      </div>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p className={styles.description}>{description}</p>
        {film ? (
          <p className={text.meta}>{`${duration} minutes, ${chapters} chapters, transcript`}</p>
        ) : (
          <p className={classNames(text.meta, styles.time)}>
            <Icon shape={clock} />
            <span>{`Film planned, ${duration} minutes. ${chapters} chapters to read now.`}</span>
          </p>
        )}
        <AppLink href={paths.video(id)} className={buttonClass({}, styles.action)}>
          {film ? 'Watch or read' : 'Read with pictures'}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </AppLink>
      </div>
    </article>
  );
}

const iron = 'M3 21l5-5m-1.5-2.5 4 4M9 15l8.5-8.5a2.1 2.1 0 0 1 3 3L12 18M14 4.5c1.2-1 1.2-2 0-3';
const resistor = 'M2 12h3l1.5-4 3 8 3-8 3 8 3-8 1.5 4H22';
const shield = 'M12 3l7.5 2.8v5.7c0 4.6-3 7.9-7.5 9.5-4.5-1.6-7.5-4.9-7.5-9.5V5.8zM9 12l2.2 2.2L15.2 10';

const signs: Readonly<Record<string, string>> = { tools: iron, components: resistor, safety: shield };

const communityBuilds = {
  id: 'community',
  title: 'Community builds',
  description: 'What other builders made of the same kits, and where to show yours.',
};

/** Tools, components, safety, and what others have built. */
function ReferenceCards({ references }: Pick<GuideIndex, 'references'>) {
  const pages = Object.keys(signs).flatMap((id) => references.filter((page) => page.id === id));
  const cards = [
    ...pages.map((page) => ({ ...page, href: paths.guide(page.id), sign: signs[page.id]! })),
    { ...communityBuilds, href: paths.community, sign: camera },
  ];
  return (
    <ul className={styles.cards}>
      {cards.map(({ id, title, description, href, sign }) => (
        <li key={id} className={classNames(panel.panel, styles.card)}>
          <Icon shape={sign} className={styles.sign} />
          <h3>
            <AppLink href={href}>{title}</AppLink>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

export function GuidesPage() {
  return (
    <div className={classNames(text.wrap, styles.guides)}>
      <header className={styles.head}>
        <h1>Build Guides</h1>
        <p className={text.lead}>
          From the first joint to the whole circuit, step by step. Free, whether or not you buy a kit.
        </p>
      </header>
      <section className={classNames(styles.section, styles.written)} aria-labelledby="written">
        <h2 id="written">Written guides</h2>
        {guideIndex.guides.map((guide, place) => (
          <GuideCard key={guide.id} guide={guide} feature={place === 0} />
        ))}
      </section>
      <section className={styles.section} aria-labelledby="videos">
        <h2 id="videos">Video tutorials</h2>
        <div className={styles.videos}>
          {guideIndex.videos.map((video) => (
            <VideoCard key={video.id} video={video} film={videoEmbeds[video.id] ?? null} />
          ))}
        </div>
      </section>
      <section className={styles.section} aria-labelledby="reference">
        <h2 id="reference">Reference</h2>
        <ReferenceCards references={guideIndex.references} />
      </section>
      <aside className={styles.trouble} aria-label="Troubleshooting">
        <p>
          <strong>No sound, a hum, a lamp that stays dark?</strong> Symptoms, checks in order, and the voltages to
          expect.
        </p>
        <AppLink href={paths.guide('troubleshooting')} className={buttonClass()}>
          Find the fault
          <Icon shape={arrowRight} />
        </AppLink>
      </aside>
    </div>
  );
}
