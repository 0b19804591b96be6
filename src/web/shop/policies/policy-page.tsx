import type { MarkdownPage } from '#content/markdown-page.ts';
import { fillCitations } from '#domain/settings/citations.ts';
import { Head } from '../../shell/head.tsx';
import { useSite } from '../../shell/site.tsx';
import { useInternalLinks } from './internal-links.ts';
import { textMarker } from './page-store.ts';
import { classNames } from '../../ui/class-names.ts';
import { ReadingFrame } from '../../ui/reading-frame/reading-frame.tsx';
import text from '../../ui/text/text.module.css';
import styles from './policy-page.module.css';

interface PolicyPageProps {
  page: MarkdownPage;
}

/** A calm page to read: title, date, contents, sections. The HTML comes from our own Markdown, made at build time. What it cites of the settings comes when it is shown. */
export function PolicyPage({ page }: PolicyPageProps) {
  const { settings } = useSite();
  const followShopLink = useInternalLinks();
  const html = (built: string) => ({ __html: fillCitations(built, settings) });
  const head = (
    <header className={styles.head}>
      <h1>{page.title}</h1>
      <p className={classNames(text.meta, styles.updated)}>{`Last updated ${page.updated}`}</p>
    </header>
  );
  return (
    <>
      <Head title={page.title} description={page.description} path={page.path} />
      <ReadingFrame head={head} contents={{ title: 'On this page', sections: page.sections }} onClick={followShopLink}>
        <div className={styles.intro} {...textMarker} dangerouslySetInnerHTML={html(page.intro)} />
        {page.sections.map((section) => (
          <section key={section.id}>
            <h2 id={section.id}>{section.heading}</h2>
            <div {...textMarker} dangerouslySetInnerHTML={html(section.html)} />
          </section>
        ))}
      </ReadingFrame>
    </>
  );
}
