import { paths } from '#domain/paths/paths.ts';
import { artUrl } from '../../shell/art-manifest.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { arrowRight } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import text from '../../ui/text/text.module.css';
import styles from './first-pedal-way.module.css';

/** For whoever has never built one: the one kit to begin with. */
export function FirstPedalWay() {
  return (
    <section className={text.wrap} aria-labelledby="first-pedal-title">
      <div className={styles.way}>
        <img src={artUrl('pedal/clean-booster')} alt="" width={132} height={154} loading="lazy" />
        <div>
          <h2 id="first-pedal-title">Never soldered? Start here</h2>
          <p className={text.lead}>
            The Clean Booster: one transistor, one knob, one evening. Kit and tools in one press.
          </p>
        </div>
        <AppLink href={paths.firstPedal} className={buttonClass()}>
          Your first pedal
          <Icon shape={arrowRight} />
        </AppLink>
      </div>
    </section>
  );
}
