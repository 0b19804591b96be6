import { testimonials } from '#content/testimonials.ts';
import { CommunityPhoto } from '../home/community.tsx';
import { TestimonialQuote } from '../home/testimonial.tsx';
import styles from './community-builds.module.css';

const steps = [
  {
    title: 'Take two pictures',
    words: 'One of the finished pedal, one with the lid off. Daylight and a phone are enough.',
  },
  {
    title: 'Put them online',
    words: 'On Discord other builders see them first. Any page that we can open will do.',
  },
  {
    title: 'Send us the link',
    words: 'Use the form below. Tell us the kit and what you changed. We’ll ask you before we show it to anyone.',
  },
] as const;

function ShowYours() {
  return (
    <section className={styles.yours} aria-labelledby="show-yours">
      <h2 id="show-yours">How to show yours</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, words }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What others have built, and how a build of one's own comes to stand beside it. */
export function CommunityBuilds() {
  return (
    <div className={styles.builds}>
      <section className={styles.others} aria-labelledby="others-built">
        <h2 id="others-built">What others built</h2>
        <CommunityPhoto />
        <div className={styles.quotes}>
          {testimonials.map((testimonial) => (
            <TestimonialQuote key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
      </section>
      <ShowYours />
    </div>
  );
}
