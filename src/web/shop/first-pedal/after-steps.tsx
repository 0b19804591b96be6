import guideIndex from 'virtual:guide-index';
import { useId } from 'react';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import text from '../../ui/text/text.module.css';
import styles from './after-steps.module.css';

const steps = [
  { title: 'Make twenty joints on scrap', time: '20 minutes', thumb: 'solder', href: paths.guide('soldering') },
  {
    title: 'Sort and measure the resistors',
    time: '10 minutes',
    thumb: 'resistors',
    href: `${paths.guide('beginner')}#unpack-count-and-sort`,
  },
  { title: 'Wire the switch', time: '40 minutes', thumb: 'wiring', href: `${paths.guide('beginner')}#into-the-box` },
  {
    title: 'Play',
    time: 'the rest of the evening',
    thumb: 'sound',
    href: `${paths.guide('beginner')}#first-sound`,
  },
] as const;

/** What the evening looks like once the parcel is there; each step leads to its place in the guides. */
export function AfterSteps() {
  const titleId = useId();
  return (
    <section className={styles.after} aria-labelledby={titleId}>
      <h2 id={titleId}>Then</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, time, thumb, href }) => (
          <li key={title}>
            <AppLink href={href}>
              <img src={guideIndex.thumbs[thumb]} alt="" width={320} height={200} loading="lazy" />
              <b>{title}</b>
            </AppLink>
            <span className={text.meta}>{time}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
