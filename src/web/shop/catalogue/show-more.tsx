import { screenPageSize } from '#domain/catalogue/catalogue.ts';
import { Button } from '../../ui/button/button.tsx';
import text from '../../ui/text/text.module.css';
import styles from './show-more.module.css';

interface ShowMoreProps {
  formId: string;
  shown: number;
  total: number;
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  onShowMore: () => void;
}

/** The next page joins the list and the address stays. Without a script the button asks for a longer page. */
export function ShowMore({ formId, shown, total, hasMore, loading, failed, onShowMore }: ShowMoreProps) {
  if (!hasMore && total <= screenPageSize) return null;
  return (
    <div className={styles.showMore}>
      <p className={text.meta} role="status">
        {failed ? 'The next products did not load. Please try again.' : `Showing ${shown} of ${total}`}
      </p>
      {hasMore && (
        <Button
          className={styles.button}
          type="submit"
          form={formId}
          name="show"
          value={shown + screenPageSize}
          pending={loading}
          onClick={(event) => {
            event.preventDefault();
            onShowMore();
          }}
        >
          {loading ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
