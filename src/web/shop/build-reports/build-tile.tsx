import type { WallBuild } from '#contracts/build-reports.ts';
import { buildTimeFacts, buildTitle } from '#domain/build-reports/build-report.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { MeasuredMark } from './measured-mark.tsx';
import styles from './build-tile.module.css';

const swapsText = (mods: number): string => (mods === 1 ? '1 swap' : `${mods} swaps`);

/** One build on the wall. The whole of it leads to its page. */
export function BuildTile({ build }: { build: WallBuild }) {
  const { code, kit, shownName, photo, minutes, mods, hasSound, firstPedal, boards, boardsWork, marks } = build;
  const title = buildTitle(shownName, kit.name);
  const facts = [
    ...(boards === null ? buildTimeFacts(minutes) : [`A class: ${boards} boards, ${boardsWork} with right voltages`]),
    ...(mods > 0 ? [swapsText(mods)] : []),
    ...(hasSound ? ['with sound'] : []),
    ...(firstPedal ? ['first pedal'] : []),
    ...(marks > 0 ? [marks === 1 ? '1 like' : `${marks} likes`] : []),
  ];
  return (
    <li className={styles.tile}>
      <AppLink href={paths.build(code)} className={styles.link}>
        <span className={styles.picture}>
          {photo ? (
            <>
              <img src={photo.smallUrl} alt="" loading="lazy" width={400} height={400} />
              <img className={styles.drawn} src={kit.imageUrl} alt="" loading="lazy" width={96} height={96} />
            </>
          ) : (
            <>
              <img className={styles.whole} src={kit.imageUrl} alt="" loading="lazy" width={400} height={400} />
              <span className={styles.tag}>Drawing</span>
            </>
          )}
        </span>
        <b className={styles.title}>{title}</b>
      </AppLink>
      <MeasuredMark {...build} />
      <span className={styles.facts}>{facts.join(', ')}</span>
    </li>
  );
}
