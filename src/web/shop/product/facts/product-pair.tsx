import { useQuery } from '@tanstack/react-query';
import { Price } from '../../../components/price/price.tsx';
import { AppLink } from '../../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { arrowRight } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Stage } from '../../../ui/stage/stage.tsx';
import { pairQuery } from '../../../components/product/product.queries.ts';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text/text.module.css';
import styles from './product-pair.module.css';

const questions: Readonly<Record<string, string>> = {
  kit: 'Have the parts already? The bare board is',
  pcb: 'Want everything in one box? The whole kit is',
};

/** From a kit to its board, and from a board to its kit. */
export function ProductPair({ slug, category }: { slug: string; category: string }) {
  const { data: pair } = useQuery(pairQuery(slug));
  if (!pair) return null;
  return (
    <AppLink href={paths.product(pair.slug)} className={classNames(styles.pair, text.mat)}>
      <Stage fit className={styles.stage}>
        <img src={pair.imageUrl} alt="" width={120} height={120} loading="lazy" />
      </Stage>
      <span>
        <span className={styles.question}>{questions[category] ?? 'Goes with'}</span>
        <b>{pair.name}</b>
      </span>
      <Price amount={pair.price} className={styles.price} />
      <Icon shape={arrowRight} />
    </AppLink>
  );
}
