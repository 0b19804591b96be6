import { useQuery } from '@tanstack/react-query';
import type { Testimonial } from '#content/testimonials.ts';
import { paths } from '#domain/paths/paths.ts';
import { featuredQuery } from '../catalogue/catalogue.queries.ts';
import { Star } from '../../components/product-card/star.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { drawingUrl } from '../../shell/drawing-manifest.ts';
import textStyles from '../../ui/text/text.module.css';
import styles from './testimonial.module.css';

const maxStars = 5;

function Stars({ rating }: { rating: number }) {
  return (
    <p className={styles.stars} role="img" aria-label={`Rated ${rating} out of ${maxStars}`}>
      {Array.from({ length: rating }, (_, star) => (
        <Star key={star} />
      ))}
    </p>
  );
}

/** What a builder says, with the kit that was built. */
export function TestimonialQuote({ testimonial }: { testimonial: Testimonial }) {
  const { name, avatar, role, rating, text, pedal } = testimonial;
  const { data: kits } = useQuery(featuredQuery);
  const kit = kits?.find(({ slug }) => slug === pedal.slug);
  return (
    <figure className={styles.testimonial}>
      <Stars rating={rating} />
      <blockquote>“{text}”</blockquote>
      <figcaption>
        <img className={styles.avatar} src={drawingUrl(avatar)} alt="" width={48} height={48} loading="lazy" />
        <div>
          <b>{name}</b>
          <span className={textStyles.meta}>{role}</span>
          <span className={textStyles.meta}>
            built the <AppLink href={paths.product(pedal.slug)}>{pedal.name}</AppLink>
          </span>
        </div>
        {kit && <img className={styles.pedal} src={kit.imageUrl} alt="" width={66} height={77} loading="lazy" />}
      </figcaption>
    </figure>
  );
}
