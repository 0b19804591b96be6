import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { notIncluded } from '../product-texts.ts';
import styles from './not-included.module.css';

/** Said as clearly as what is included, with the way to it. */
export function NotIncluded({ category }: { category: string }) {
  const words = notIncluded(category);
  if (words === null) return <p className={styles.note}>Includes only what’s listed.</p>;
  return (
    <p className={styles.note}>
      <b>Not included:</b> {words} <AppLink href={paths.firstPedal}>Add what you don’t have</AppLink>
    </p>
  );
}
