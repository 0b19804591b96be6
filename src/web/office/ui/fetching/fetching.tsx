import { errorMessage } from '../../../api/error-message.ts';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { ScreenLoading } from '../screen-loading/screen-loading.tsx';

interface FetchingProps {
  /** 'This order' */
  readonly what: string;
  /** The query that has no data yet. */
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
}

/** What stands in the place of a thing that is on its way, or could not be fetched. */
export function Fetching({ what, query: { error, refetch } }: FetchingProps) {
  if (!error) return <ScreenLoading />;
  return (
    <Notice
      alert
      heading={`${what} could not be fetched`}
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      {errorMessage(error)}
    </Notice>
  );
}
