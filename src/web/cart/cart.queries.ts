import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { toast } from '../toast/toast-store.ts';

export const cartQuery = queryOptions({
  queryKey: ['/api/cart'],
  queryFn: () => call('GET /api/cart'),
});

interface Addition {
  readonly id: string;
  readonly name: string;
}

export function useAddToCart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (product: Addition) => call('POST /api/cart', { body: { productId: product.id, quantity: 1 } }),
    onSuccess: async (_item, product) => {
      toast({ title: `${product.name} added to cart` });
      await queryClient.invalidateQueries(cartQuery);
    },
    onError: () => toast({ title: 'Failed to add item to cart', variant: 'destructive' }),
  });
}
