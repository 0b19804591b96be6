import type { ListedGuide, ListedVideo } from '#content/guide-index.ts';
import { paths } from '#domain/paths/paths.ts';
import type { VideoEmbed } from '#domain/shop/shop.ts';
import { DifficultyBadge } from '../../components/product-card/difficulty-badge.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { thumbUrl } from './thumbs.ts';
import text from '../../ui/text/text.module.css';
import styles from './guide-cards.module.css';

const clock = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3.2 2';
const play = 'M7 4.5v15l12-7.5z';

/** A written guide; the first of the list is shown large. */
export function GuideCard({ guide, feature }: { guide: ListedGuide; feature: boolean }) {
  const { id, title, description, difficulty, minutes, topics } = guide;
  return (
    <article className={classNames(styles.card, feature && styles.feature)}>
      <img className={styles.thumb} src={thumbUrl(`guides/${id}`)} alt="" width={960} height={600} />
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
    <article className={styles.card}>
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
