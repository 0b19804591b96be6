import { artUrl } from '../../shell/art-manifest.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { book, box, pin, toolbox } from './account-icon-shapes.ts';
import { classNames } from '../../ui/class-names.ts';
import textStyles from '../../ui/text/text.module.css';
import styles from './auth-side.module.css';

const benefits = [
  { icon: toolbox, title: 'Premium kits', text: 'Every part in the box, from boosters to analogue delays.' },
  { icon: book, title: 'Expert guides', text: 'Numbered steps, and a voltage to check before you move on.' },
  { icon: box, title: 'Order tracking', text: 'From our bench to your door, with a lamp for each stop.' },
  { icon: pin, title: 'Saved addresses', text: 'Type where you live once, and check out in a minute.' },
] as const;

/** Cut to the box itself: the picture's own frame leaves room for a badge. */
const pedal = `${artUrl('pedal/fuzz-box')}#svgView(viewBox(-13,-9,92.2,141.2))`;

export function AuthSide() {
  return (
    <section className={classNames(styles.side, textStyles.mat)} aria-labelledby="auth-side-title">
      <h2 id="auth-side-title">Everything from your bench, in one place</h2>
      <ul>
        {benefits.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon shape={icon} />
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <img src={pedal} alt="" width={640} height={980} />
    </section>
  );
}
