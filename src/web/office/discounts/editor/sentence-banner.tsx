import styles from './sentence-banner.module.css';

interface SentenceBannerProps {
  /** Null: what is typed is no rule yet. */
  readonly sentence: string | null;
  readonly problem: string | null;
  /** 'Used 38 times.' */
  readonly note: string;
}

/** The rule as one plain sentence, which follows each field. */
export const SentenceBanner = ({ sentence, problem, note }: SentenceBannerProps) => (
  <section className={styles.banner} aria-label="In a sentence" aria-live="polite">
    <span className={styles.note}>In a sentence</span>
    <p className={styles.sentence}>{sentence ?? 'Not complete yet'}</p>
    <span className={styles.note}>{sentence === null ? problem : note}</span>
  </section>
);
