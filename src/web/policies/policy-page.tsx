import type { MarkdownPage } from '#content/markdown-page.ts';
import { Head } from '#web/shell/head.tsx';
import { useInternalLinks } from './internal-links.ts';
import { classNames } from '../ui/class-names.ts';
import { ReadingFrame } from '../ui/reading-frame/reading-frame.tsx';
import text from '../ui/text/text.module.css';
import styles from './policy-page.module.css';

interface PolicyPageProps {
  page: MarkdownPage;
  path: string;
}

/** A calm page to read: title, date, contents, sections. The HTML comes from our own Markdown, made at build time. */
export function PolicyPage({ page, path }: PolicyPageProps) {
  const followShopLink = useInternalLinks();
  const head = (
    <header className={styles.head}>
      <h1>{page.title}</h1>
      <p className={classNames(text.meta, styles.updated)}>{`Last updated ${page.updated}`}</p>
    </header>
  );
  return (
    <>
      <Head title={page.title} description={page.description} path={path} />
      <ReadingFrame head={head} contents={{ title: 'On this page', sections: page.sections }} onClick={followShopLink}>
        <div className={styles.intro} dangerouslySetInnerHTML={{ __html: page.intro }} />
        {page.sections.map((section) => (
          <section key={section.id}>
            <h2 id={section.id}>{section.heading}</h2>
            <div dangerouslySetInnerHTML={{ __html: section.html }} />
          </section>
        ))}
      </ReadingFrame>
    </>
  );
}
