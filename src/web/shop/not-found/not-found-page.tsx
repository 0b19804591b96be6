import { drawingUrl } from '../../shell/drawing-manifest.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Spot } from '../../ui/spot/spot.tsx';
import { MissingPage } from '../../components/missing-page/missing-page.tsx';
import styles from './not-found-page.module.css';

const pictureText = 'A 404 ohm resistor in an open circuit: yellow, black, yellow, black, brown';

/** The resistor has its own light and lies under the lines, which take the ink of the page. */
const Resistor = () => (
  <div className={styles.picture}>
    <img src={drawingUrl('spot/not-found-resistor')} alt={pictureText} width={400} height={176} />
    <Spot href={`${drawingUrl('sprite/spots')}#not-found`} viewBox="0 0 400 176" />
  </div>
);

export function NotFoundPage() {
  return (
    <MissingPage
      picture={<Resistor />}
      heading="Page Not Found"
      lead="404 ohms, and nothing connected. The link may be old, or the address has a letter in the wrong place."
    >
      <AppLink href={paths.home} className={buttonClass({ variant: 'primary' })}>
        Back to the home page
      </AppLink>
      <AppLink href={paths.products()} className={buttonClass()}>
        See all products
      </AppLink>
    </MissingPage>
  );
}
