import type { VideoChapter, VideoPage as Video } from '#content/markdown-page.ts';
import type { VideoEmbed } from '#domain/shop/shop.ts';
import { useInternalLinks } from '../policies/internal-links.ts';
import { classNames } from '../../ui/class-names.ts';
import { Prose } from '../../ui/prose/prose.tsx';
import { PageBlocks } from './article/page-blocks.tsx';
import { VideoHead } from './video-head.tsx';
import text from '../../ui/text/text.module.css';
import styles from './video-page.module.css';
import { useActiveSection } from '../../ui/reading-frame/use-active-section.ts';

/** The chapters on one wire, with a pad for each: those read, the one here, those to come. */
function VideoChapters({ chapters }: { chapters: readonly VideoChapter[] }) {
  const current = useActiveSection(chapters.map(({ id }) => id));
  const here = chapters.findIndex(({ id }) => id === current);
  return (
    <nav className={styles.chapters} aria-label="Chapters">
      <ol>
        {chapters.map(({ id, heading, start }, place) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classNames(place < here && styles.read)}
              aria-current={place === here ? 'location' : undefined}
            >
              <span className={styles.videoChaptersStart}>{start}</span>
              <span>{heading}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** What is said in a chapter, beside the scene that shows it. The words come first for those who listen to the page. */
function Chapter({ id, heading, start, blocks, scene }: VideoChapter) {
  const followShopLink = useInternalLinks();
  const titleId = `${id}-title`;
  return (
    <section id={id} className={styles.chapter} aria-labelledby={titleId}>
      <Prose onClick={followShopLink}>
        <h2 id={titleId}>
          <span className={styles.start}>{start}</span> {heading}
        </h2>
        <PageBlocks blocks={blocks} />
      </Prose>
      <figure className={styles.scene}>
        <img src={scene.address} alt={scene.alt} width={scene.width} height={scene.height} loading="lazy" />
        <figcaption>{scene.caption}</figcaption>
      </figure>
    </section>
  );
}

interface VideoPageProps {
  page: Video;
  film: VideoEmbed | null;
}

/** A video, and all that is said in it with a picture for each chapter, so that it serves without the film. */
export function VideoPage({ page, film }: VideoPageProps) {
  const followShopLink = useInternalLinks();
  return (
    <article className={classNames(styles.page, text.wrap)}>
      <VideoHead page={page} film={film} />
      <VideoChapters chapters={page.sections} />
      <div className={styles.text}>
        <PageBlocks blocks={page.intro} />
        <section className={styles.needs} aria-labelledby="needs">
          <h2 id="needs">What you need</h2>
          <Prose onClick={followShopLink}>
            <ul>
              {page.needs.map((item) => (
                <li key={item} dangerouslySetInnerHTML={{ __html: item }} />
              ))}
            </ul>
          </Prose>
        </section>
        {page.sections.map((chapter) => (
          <Chapter key={chapter.id} {...chapter} />
        ))}
      </div>
    </article>
  );
}
