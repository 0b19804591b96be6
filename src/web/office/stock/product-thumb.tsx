import { classNames } from '../../ui/class-names.ts';
import styles from './product-thumb.module.css';

/** The picture of a product beside its name, which says what it is. */
export const ProductThumb = ({ src, large = false }: { src: string; large?: boolean }) => (
  <span className={classNames(styles.thumb, large && styles.large)}>
    <img src={src} alt="" loading="lazy" />
  </span>
);
