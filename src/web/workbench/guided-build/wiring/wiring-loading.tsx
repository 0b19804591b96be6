import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import styles from './wiring-loading.module.css';

/** Until the code of the wiring is there. */
export const WiringLoading = () => (
  <>
    <div className={styles.mat} />
    <section className={styles.card} role="status" aria-label="Loading the wiring" aria-busy="true">
      <div className={styles.bone} />
      <div className={styles.bone} />
      <div className={styles.bone} />
    </section>
  </>
);

/** It did not come, mostly for want of a network. */
export const WiringNotLoaded = () => (
  <>
    <div className={styles.mat} />
    <section className={styles.card} role="alert">
      <h2>The wiring didn’t load</h2>
      <p>
        Your ticks are safe. Check your network and try again, or use the build document: it has the same wires and
        numbers on paper.
      </p>
      <p>
        <Button variant="primary" onClick={() => location.reload()}>
          Try again
        </Button>{' '}
        <AppLink href={paths.bench()} className={buttonClass()}>
          Back to your bench
        </AppLink>
      </p>
    </section>
  </>
);
