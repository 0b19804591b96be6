import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { arrowRight } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './first-build-link.module.css';

const wrench = 'M20 6.5a4.5 4.5 0 0 1-6 5L6.5 19 4 16.5 11.5 9a4.5 4.5 0 0 1 5-6L14 5.5l.5 3 3 .5z';

/** From the kit that most people build first to everything it takes. */
export function FirstBuildLink() {
  return (
    <AppLink href={paths.firstPedal} className={styles.link}>
      <Icon shape={wrench} />
      <span>First build? Get the kit and the tools in one press</span>
      <Icon shape={arrowRight} />
    </AppLink>
  );
}
