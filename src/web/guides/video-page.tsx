import type { VideoPage as Video } from '#content/markdown-page.ts';
import type { VideoEmbed } from '#domain/shop/shop.ts';
import { classNames } from '../ui/class-names.ts';
import { ArticleFrame } from './article/article-frame.tsx';
import { PageBlocks } from './article/page-blocks.tsx';
import { thumbUrl } from './thumbs.ts';
import { VideoPlayer } from './video-player.tsx';
import text from '../ui/text/text.module.css';
import styles from './video-page.module.css';

interface VideoPageProps {
  page: Video;
  film: VideoEmbed | null;
}

/** A film and all that is said in it. The text is complete, so that it serves without the film. */
export function VideoPage({ page, film }: VideoPageProps) {
  const facts = `Video tutorial, ${page.duration} minutes, ${page.sections.length} chapters`;
  return (
    <ArticleFrame
      title={page.title}
      description={page.description}
      facts={<p className={classNames(text.meta, styles.facts)}>{facts}</p>}
      contents={{ title: 'Chapters', sections: page.sections }}
    >
      <VideoPlayer film={film} title={page.title} duration={page.duration} poster={thumbUrl(`videos/${page.id}`)} />
      <PageBlocks blocks={page.intro} />
      <section aria-labelledby="needs">
        <h2 id="needs">What you need</h2>
        <ul>
          {page.needs.map((item) => (
            <li key={item} dangerouslySetInnerHTML={{ __html: item }} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="transcript">
        <h2 id="transcript">Transcript</h2>
        {page.sections.map(({ id, heading, start, blocks }) => (
          <section key={id} className={styles.chapter}>
            <h3 id={id}>
              <span className={styles.start}>{start}</span> {heading}
            </h3>
            <PageBlocks blocks={blocks} />
          </section>
        ))}
      </section>
    </ArticleFrame>
  );
}
