import { artUrl } from '../../shell/art-manifest.ts';
import { Spot } from '../../ui/spot/spot.tsx';
import { classNames } from '../../ui/class-names.ts';
import textStyles from '../../ui/text/text.module.css';
import styles from './benefits.module.css';

const benefits = [
  {
    title: 'Learn electronics',
    text: 'Read a schematic, follow a signal, know why a diode clips. Each kit explains its own circuit.',
    spot: 'learn',
  },
  {
    title: 'Personal connection',
    text: 'Your paint, your part choices, your name on the lid. No one else has that pedal.',
    spot: 'personal',
  },
  {
    title: 'Complete guides',
    text: 'Numbered steps, a picture for each, and a voltage to check before you move on.',
    spot: 'guides',
  },
  {
    title: 'Join the community',
    text: 'Show your build, borrow an idea, and get a stuck board unstuck.',
    spot: 'community',
  },
] as const;

/** Four cards on one wire, with a pad where each is soldered to it. */
export function Benefits() {
  return (
    <section className={classNames(textStyles.section, styles.benefits)} aria-labelledby="benefits-title">
      <div className={textStyles.wrap}>
        <div className={styles.head}>
          <h2 id="benefits-title">Why Build Your Own Pedals?</h2>
          <p className={classNames(textStyles.lead, styles.lead)}>
            A bought pedal makes a sound. A built one you can also explain, repair and change.
          </p>
        </div>
        <ul className={styles.net}>
          {benefits.map(({ title, text, spot }) => (
            <li key={spot}>
              <Spot href={`${artUrl('sprite/spots')}#${spot}`} viewBox="0 0 160 112" className={styles.spot} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
