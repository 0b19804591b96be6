import { drawingUrl } from '../../shell/drawing-manifest.ts';
import { Button } from '../../ui/button/button.tsx';
import { Spot } from '../../ui/spot/spot.tsx';
import { ClearButton } from './filters/clear-button.tsx';
import { emptyTitle } from './catalogue-texts.ts';
import text from '../../ui/text/text.module.css';
import styles from './list-states.module.css';

export function NothingFound({ category, onClear }: { category: string | undefined; onClear: () => void }) {
  return (
    <div className={styles.listState}>
      <Spot href={`${drawingUrl('sprite/spots')}#no-results`} viewBox="0 0 160 120" className={styles.picture} />
      <h2>{emptyTitle(category)}</h2>
      <p className={styles.advice}>Try adjusting your search or filter criteria.</p>
      <ClearButton onClear={onClear} label="Clear Filters" look={{ variant: 'primary' }} />
    </div>
  );
}

export function ProductsLoadFailed() {
  return (
    <div className={styles.listState} role="alert">
      <Spot href={`${drawingUrl('sprite/spots')}#failed`} viewBox="0 0 160 120" className={styles.picture} />
      <p className={text.lead}>Failed to load products. Please try again.</p>
      <Button variant="primary" onClick={() => location.reload()}>
        Retry
      </Button>
    </div>
  );
}
