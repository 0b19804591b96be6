import styles from './form.module.css';
/** What went wrong with the form as a whole. It stands inside it, since a toast lies behind an open dialog. */
export function FormError({ children }: { children: string | null }) {
  return (
    <div role="alert" className={styles.notice}>
      {children}
    </div>
  );
}
