import type { ButtonLook } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { cart } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { AddableProduct } from './cart-state.ts';
import { useAddToCart } from './cart.queries.ts';

interface AddToCartButtonProps extends ButtonLook {
  product: AddableProduct;
  /** The element that names the product, since every card's button reads the same. */
  describedBy: string;
  quantity?: number;
  /** Without its sign, where there is little room. */
  plain?: boolean;
}

export function AddToCartButton({ product, describedBy, quantity = 1, plain = false, ...look }: AddToCartButtonProps) {
  const addToCart = useAddToCart();
  return (
    <Button
      {...look}
      aria-describedby={describedBy}
      disabled={!product.inStock}
      pending={addToCart.isPending}
      onClick={() => addToCart.mutate({ product, quantity })}
    >
      {addToCart.isPending ? (
        'Adding...'
      ) : (
        <>
          {!plain && <Icon shape={cart} />}
          Add to Cart
        </>
      )}
    </Button>
  );
}
