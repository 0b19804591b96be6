import styles from './auth-title.module.css';

/** The heading of a form that stands alone on its page. */
export const AuthTitle = ({ children }: { children: string }) => <h1 className={styles.title}>{children}</h1>;
