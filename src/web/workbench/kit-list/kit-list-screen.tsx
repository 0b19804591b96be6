import { useQuery } from '@tanstack/react-query';
import { classPaths } from '#domain/paths/class-paths.ts';
import { paths } from '#domain/paths/paths.ts';
import { Head } from '../../shell/head.tsx';
import type { LoadInput } from '../../shell/screen.ts';
import { userQuery } from '../../session/user.queries.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import { workbenchKitsQuery } from '../frame/workbench-kit.queries.ts';
import { YourBuilds } from '../builds/your-builds.tsx';
import styles from './kit-list-screen.module.css';

const description =
  'Every kit in the shop on the bench: board, schematic and parts as one thing. Touch a part and see it in all three. Free, even if you don’t buy.';

export async function load({ queryClient }: LoadInput): Promise<void> {
  await queryClient.ensureQueryData(workbenchKitsQuery);
}

export default function KitList() {
  const { data: kits = [] } = useQuery(workbenchKitsQuery);
  const { data: user } = useQuery(userQuery);
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <Head title="The Bench" description={description} path={paths.bench()} />
      <h1>The Bench</h1>
      <p className={text.lead}>
        Board, schematic and parts as one thing. Touch a part and it lights in all three. Free for everybody, even if
        you don’t buy.
      </p>
      <YourBuilds />
      <p>
        Have a list of parts already? <AppLink href={paths.bench('paste')}>Paste a bill</AppLink>. Have the parts? Count
        them in <AppLink href={paths.bench('stash')}>your stash</AppLink>, and every bill shows what’s missing.
      </p>
      {user && (
        <p>
          Building with others? <AppLink href={classPaths.all}>Teach a class</AppLink>
        </p>
      )}
      <ul className={styles.boards}>
        {kits.map(({ slug, name, difficulty, boardUrl }) => (
          <li key={slug}>
            <AppLink href={paths.bench(slug)} className={styles.board}>
              <span className={styles.mat}>
                <img src={boardUrl} alt="" loading="lazy" width={240} height={180} />
              </span>
              <b>{name}</b>
              <span className={text.meta}>{difficulty}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
