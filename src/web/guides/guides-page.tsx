import shelf from 'virtual:guide-index';
import { DifficultyBadge } from '../catalogue/product-card/difficulty-badge.tsx';
import { AppLink } from '../shell/app-link.tsx';
import { paths } from '#domain/paths.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { arrowRight } from '../ui/icon/icon-shapes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import type { ListedGuide, ListedVideo } from '#content/guide-index.ts';
import { ReferenceCards } from './reference-cards.tsx';
import { thumbUrl } from './thumbs.ts';
import { classNames } from '../ui/class-names.ts';
import text from '../ui/text/text.module.css';
import visibility from '../ui/visibility/visibility.module.css';

const clock = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3.2 2';
const play = 'M7 4.5v15l12-7.5z';

function GuideCard({ guide, feature }: { guide: ListedGuide; feature: boolean }) {
  const { id, title, description, difficulty, minutes, topics } = guide;
  return (
    <article className={feature ? 'guide-card guide-card-feature' : 'guide-card'}>
      <img className="guide-thumb" src={thumbUrl(`guides/${id}`)} alt="" width={960} height={600} />
      <div className="guide-card-text">
        <div className="guide-card-facts">
          <DifficultyBadge difficulty={difficulty} />
          <span className={text.meta}>
            <Icon shape={clock} />
            {`${minutes} min`}
          </span>
        </div>
        <h3>{title}</h3>
        <p className={feature ? text.lead : undefined}>{description}</p>
        <ul className="guide-card-topics" aria-label={`Topics of ${title}`}>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
        <AppLink href={paths.guide(id)} className={buttonClass(feature ? { variant: 'primary' } : {})}>
          Read guide
          <span className={visibility.visuallyHidden}>: {title}</span>
        </AppLink>
      </div>
    </article>
  );
}

function VideoCard({ video: { id, title, description, duration, chapters } }: { video: ListedVideo }) {
  return (
    <article className="guide-card video-card">
      <div className="video-thumb">
        <img className="guide-thumb" src={thumbUrl(`videos/${id}`)} alt="" width={480} height={300} loading="lazy" />
        <span className="video-time" aria-hidden="true">
          <Icon shape={play} />
          {duration}
        </span>
      </div>
      <div className="guide-card-text">
        <h3>{title}</h3>
        <p>{description}</p>
        <p className={text.meta}>{`${duration} minutes, ${chapters} chapters, transcript`}</p>
        <AppLink href={paths.video(id)} className={buttonClass()}>
          Watch or read
          <span className={visibility.visuallyHidden}>: {title}</span>
        </AppLink>
      </div>
    </article>
  );
}

export function GuidesPage() {
  return (
    <div className={classNames(text.wrap, 'guides')}>
      <header className="guides-head">
        <h1>Build Guides</h1>
        <p className={text.lead}>
          From the first joint to the whole circuit, step by step. Free, whether or not you buy a kit.
        </p>
      </header>
      <section className="guides-section guides-written" aria-labelledby="written">
        <h2 id="written">Written guides</h2>
        {shelf.guides.map((guide, place) => (
          <GuideCard key={guide.id} guide={guide} feature={place === 0} />
        ))}
      </section>
      <section className="guides-section" aria-labelledby="videos">
        <h2 id="videos">Video tutorials</h2>
        <div className="guides-videos">
          {shelf.videos.map((video) => (
            <VideoCard key={video.id} video={video} />
          ))}
        </div>
      </section>
      <section className="guides-section" aria-labelledby="reference">
        <h2 id="reference">Reference</h2>
        <ReferenceCards references={shelf.references} />
      </section>
      <aside className="guides-trouble" aria-label="Troubleshooting">
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
