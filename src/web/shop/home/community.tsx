import { testimonials } from '#content/testimonials.ts';
import { drawingUrl } from '../../shell/drawing-manifest.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { camera } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TestimonialQuote } from './testimonial.tsx';
import text from '../../ui/text/text.module.css';
import styles from './community.module.css';

const photoIn = (format: 'avif' | 'webp'): string =>
  [720, 1440].map((width) => `${drawingUrl(`scene/community-${width}.${format}`)} ${width}w`).join(', ');

const photoSizes = '(width < 64rem) 92vw, (width < 80rem) 53vw, 44rem';

/** The bench of a builder. */
function CommunityPhoto() {
  return (
    <picture>
      <source srcSet={photoIn('avif')} sizes={photoSizes} type="image/avif" />
      <source srcSet={photoIn('webp')} sizes={photoSizes} type="image/webp" />
      <img
        className={styles.photo}
        src={drawingUrl('scene/community')}
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
    <section className={text.section} aria-labelledby="community-title">
      <div className={text.wrap}>
        <div className={styles.community}>
          <CommunityPhoto />
          <div>
            <h2 id="community-title">Built on someone’s table, somewhere, tonight</h2>
            <p className={classNames(text.lead, styles.lead)}>
              First pedals, odd colours, honest mistakes: we want to see them all. Show us yours.
            </p>
            <div className={text.actions}>
              <AppLink href={paths.community} className={buttonClass({ variant: 'primary' })}>
                <Icon shape={camera} />
                Share Your Build
              </AppLink>
            </div>
          </div>
        </div>
        <div className={styles.testimonials}>
          {testimonials.map((testimonial) => (
            <TestimonialQuote key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
      </div>
    </section>
  );
}
