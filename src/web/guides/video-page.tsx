import type { VideoPage as Video } from '#content/markdown-page.ts';
import type { VideoEmbed } from '#domain/shop/shop.ts';
import { useInternalLinks } from '../policies/internal-links.ts';
import { ContentsList } from './contents-list.tsx';
import { VideoPlayer } from './video-player.tsx';
import { GuideBreadcrumb } from './guide-breadcrumb.tsx';
import { PageBlocks } from './page-blocks.tsx';
import { thumbUrl } from './thumbs.ts';
import { classNames } from '../ui/class-names.ts';
import text from '../ui/text/text.module.css';

interface VideoPageProps {
  page: Video;
  film: VideoEmbed | null;
}

/** A film and all that is said in it. The text is complete, so that it serves without the film. */
export function VideoPage({ page, film }: VideoPageProps) {
  const followShopLink = useInternalLinks();
  return (
    <article className={classNames('article article-video', text.wrap)}>
      <header className="article-head">
        <GuideBreadcrumb />
        <h1>{page.title}</h1>
        <p className={text.lead}>{page.description}</p>
        <p className={text.meta}>{`Video tutorial, ${page.duration} minutes, ${page.sections.length} chapters`}</p>
      </header>
      <ContentsList title="Chapters" sections={page.sections} />
      <div className="article-text prose" onClick={followShopLink}>
        <VideoPlayer film={film} title={page.title} duration={page.duration} poster={thumbUrl(`videos/${page.id}`)} />
        <PageBlocks blocks={page.intro} />
        <section className="video-needs" aria-labelledby="needs">
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
            <section key={id} className="video-chapter">
              <h3 id={id}>
                <span className="video-start">{start}</span> {heading}
              </h3>
              <PageBlocks blocks={blocks} />
            </section>
          ))}
        </section>
      </div>
    </article>
  );
}
