import guideIndex from 'virtual:guide-index';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { videoEmbeds } from '#domain/shop/shop.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { arrowRight } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { GuideCard, VideoCard } from './guide-cards.tsx';
import { ReferenceCards } from './reference-cards.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './guides-page.module.css';

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
