import styles from './star.module.css';

/** One element, since pages hold many of them. */
export const Star = () => <i className={styles.star} aria-hidden="true" />;
