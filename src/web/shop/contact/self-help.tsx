import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { knob, lifebelt, openBook } from './contact-icon-shapes.ts';
import styles from './self-help.module.css';

export function SelfHelp() {
  return (
    <nav className={styles.selfHelp} aria-labelledby="self-help">
      <h2 id="self-help">Faster answers</h2>
      <ul className={styles.links}>
        <li>
          <AppLink href={paths.guides}>
            <Icon shape={openBook} />
            <span>
              <b>Build Guides</b>
              Soldering, circuits and a build from start to finish
            </span>
          </AppLink>
        </li>
        <li>
          <AppLink href={paths.firstPedal}>
            <Icon shape={knob} />
            <span>
              <b>Your first pedal</b>
              Which kit, and the tools it takes
            </span>
          </AppLink>
        </li>
        <li>
          <AppLink href={paths.support}>
            <Icon shape={lifebelt} />
            <span>
              <b>Support</b>
              Help with a build that stays silent
            </span>
          </AppLink>
        </li>
      </ul>
    </nav>
  );
}
