import { paths } from '#domain/paths/paths.ts';
import { MissingPage } from '../../components/missing-page/missing-page.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { drawingUrl } from '../../shell/drawing-manifest.ts';
import { Head } from '../../shell/head.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Spot } from '../../ui/spot/spot.tsx';
import styles from './workbench-not-found.module.css';

/** For every screen of the bench whose address names no kit. */
export function WorkbenchNotFound() {
  return (
    <>
      <Head title="Not on the bench" description="There is no board at this address." path={null} />
      <MissingPage
        picture={
          <Spot href={`${drawingUrl('sprite/spots')}#no-results`} viewBox="0 0 160 120" className={styles.picture} />
        }
        heading="Not on the bench"
        lead="There is no board at this address. Every kit in the shop is on the bench, free to look at."
      >
        <AppLink href={paths.bench()} className={buttonClass({ variant: 'primary' })}>
          See all boards
        </AppLink>
      </MissingPage>
    </>
  );
}
