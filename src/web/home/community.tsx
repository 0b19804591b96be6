import { useQuery } from '@tanstack/react-query';
import { testimonials, type Testimonial } from '#content/testimonials.ts';
import { artUrl } from '../shell/art-manifest.ts';
import { featuredQuery } from '../catalogue/catalogue.queries.ts';
import { Star } from '../catalogue/product-card/star.tsx';
import { AppLink } from '../shell/app-link.tsx';
import { paths } from '#domain/paths.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { camera } from '../ui/icon/icon-shapes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import textStyles from '../ui/text/text.module.css';

const maxStars = 5;

function Stars({ rating }: { rating: number }) {
  return (
    <p className="testimonial-stars" role="img" aria-label={`Rated ${rating} out of ${maxStars}`}>
      {Array.from({ length: rating }, (_, star) => (
        <Star key={star} />
      ))}
    </p>
  );
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { name, avatar, role, rating, text, pedal } = testimonial;
  const { data: kits } = useQuery(featuredQuery);
  const kit = kits?.find(({ slug }) => slug === pedal.slug);
  return (
    <figure className="testimonial">
      <Stars rating={rating} />
      <blockquote>“{text}”</blockquote>
      <figcaption>
        <img className="testimonial-avatar" src={artUrl(avatar)} alt="" width={48} height={48} loading="lazy" />
        <div>
          <b>{name}</b>
          <span className={textStyles.meta}>{role}</span>
          <span className={textStyles.meta}>
            built the <AppLink href={paths.product(pedal.slug)}>{pedal.name}</AppLink>
          </span>
        </div>
        {kit && <img className="testimonial-pedal" src={kit.imageUrl} alt="" width={66} height={77} loading="lazy" />}
      </figcaption>
    </figure>
  );
}

const photoIn = (format: 'avif' | 'webp'): string =>
  [720, 1440].map((width) => `${artUrl(`scene/community-${width}.${format}`)} ${width}w`).join(', ');

const photoSizes = '(width < 64rem) 92vw, (width < 80rem) 53vw, 44rem';

function Photo() {
  return (
    <picture>
      <source srcSet={photoIn('avif')} sizes={photoSizes} type="image/avif" />
      <source srcSet={photoIn('webp')} sizes={photoSizes} type="image/webp" />
      <img
        className="community-photo"
        src={artUrl('scene/community')}
        width={904}
        height={740}
        loading="lazy"
        alt="A builder’s bench from above: two finished pedals patched together, a board half soldered, an iron, parts in a tray and a glass of chai"
      />
    </picture>
  );
}

export function Community() {
  return (
    <section className={textStyles.section} aria-labelledby="community-title">
      <div className={textStyles.wrap}>
        <div className="community">
          <Photo />
          <div>
            <h2 id="community-title">Built on someone’s table, somewhere, tonight</h2>
            <p className={textStyles.lead}>
              First pedals, odd colours, honest mistakes: we want to see them all. Show us yours.
            </p>
            <div className={textStyles.actions}>
              <AppLink href={paths.community} className={buttonClass({ variant: 'primary' })}>
                <Icon shape={camera} />
                Share Your Build
              </AppLink>
            </div>
          </div>
        </div>
        <div className="testimonials">
          {testimonials.map((testimonial) => (
            <Quote key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
      </div>
    </section>
  );
}
