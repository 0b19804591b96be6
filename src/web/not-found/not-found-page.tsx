import { artUrl } from '../shell/art-manifest.ts';
import { AppLink } from '../shell/app-link.tsx';
import { paths } from '#domain/paths.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { Spot } from '../ui/spot/spot.tsx';
import { classNames } from '../ui/class-names.ts';
import text from '../ui/text/text.module.css';

const pictureText = 'A 404 ohm resistor in an open circuit: yellow, black, yellow, black, brown';

/** The resistor has its own light and lies under the lines, which take the ink of the page. */
export function NotFoundPage() {
  return (
    <div className={classNames(text.wrap, 'not-found')}>
      <div className="not-found-picture">
        <img src={artUrl('spot/not-found-resistor')} alt={pictureText} width={400} height={176} />
        <Spot href={`${artUrl('sprite/spots')}#not-found`} viewBox="0 0 400 176" />
      </div>
      <h1>Page Not Found</h1>
      <p className={text.lead}>
        404 ohms, and nothing connected. The link may be old, or the address has a letter in the wrong place.
      </p>
      <div className={text.actions}>
        <AppLink href={paths.home} className={buttonClass({ variant: 'primary' })}>
          Back to the home page
        </AppLink>
        <AppLink href={paths.products()} className={buttonClass()}>
          See all products
        </AppLink>
      </div>
    </div>
  );
}
