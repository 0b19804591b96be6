import { orderLinkDays } from '#domain/orders/order-link.ts';
import { paths } from '#domain/paths/paths.ts';
import { signInPath } from '../../../session/return-path.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { artUrl } from '../../../shell/art-manifest.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import panel from '../../../ui/panel/panel.module.css';
import { Spot } from '../../../ui/spot/spot.tsx';
import { NewLinkForm } from './new-link-form.tsx';

interface OrderNotFoundProps {
  orderId: string;
  isSignedIn: boolean;
}

/** Someone else's, none at all, or one whose link has ended. */
export function OrderNotFound({ orderId, isSignedIn }: OrderNotFoundProps) {
  return (
    <div className={panel.empty}>
      <Spot href={`${artUrl('sprite/spots')}#no-orders`} viewBox="0 0 160 120" />
      <p>
        {isSignedIn
          ? 'It isn’t among your orders. If you bought with another account or as a guest, open it with the link in your order email.'
          : 'If you bought as a guest, open it with the link in your order email. If you have an account, sign in first.'}
      </p>
      {isSignedIn ? (
        <AppLink className={buttonClass({ variant: 'primary' })} href={paths.dashboard}>
          Your Orders
        </AppLink>
      ) : (
        <AppLink className={buttonClass({ variant: 'primary' })} href={signInPath(location.pathname)}>
          Sign In
        </AppLink>
      )}
      <NewLinkForm orderId={orderId} title="Get a new link" submitText="Email Me a New Link">
        <p>Bought as a guest? Order links work for {orderLinkDays} days. We’ll email you a new one.</p>
      </NewLinkForm>
    </div>
  );
}
