import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { toast } from '../../toast/toast-store.ts';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { useMay } from '../ui/me/me.queries.ts';
import { Panel } from '../ui/panel/panel.tsx';
import styles from './catalogue-ratings.module.css';

const queryKey = ['office', 'catalogue-ratings'] as const;

/** The figures that came with the first catalogue: dropped by one press, and brought back by another. */
export function CatalogueRatings() {
  const may = useMay();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => officeCall('GET /api/admin/catalogue-ratings', { signal }),
  });
  const change = useMutation({
    mutationFn: (isShown: boolean) => officeCall('POST /api/admin/catalogue-ratings', { body: { isShown } }),
    onSuccess: (_, isShown) =>
      toast({ title: isShown ? 'The older ratings are back' : 'The older ratings are no longer shown' }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ['office', 'audit'] });
    },
  });
  if (!data || data.carried === 0 || !may('settings')) return null;
  return (
    <div className={styles.ratings}>
      <Panel title="Ratings from the first catalogue">
        <p>
          {data.isShown
            ? `${data.visible} products without a written review show the rating they came with, and say so. It never counts towards an average.`
            : 'They are no longer shown. Products without a written review say ‘No reviews yet’.'}
        </p>
        <FormError>{change.error === null ? null : errorMessage(change.error)}</FormError>
        <Button pending={change.isPending} onClick={() => change.mutate(!data.isShown)}>
          {data.isShown ? 'Stop showing them' : 'Show them again'}
        </Button>
      </Panel>
    </div>
  );
}
