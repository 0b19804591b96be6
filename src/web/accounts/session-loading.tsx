import { Spinner } from '../ui/spinner/spinner.tsx';
import { VisuallyHidden } from '../ui/visibility/visually-hidden.tsx';

interface SessionLoadingProps {
  heading: string;
  label: string;
  /** What cannot be done without a script. */
  needs: string;
}

/** What the server sends to everybody: who is asking is found out in the browser. */
export function SessionLoading({ heading, label, needs }: SessionLoadingProps) {
  return (
    <div className="session-unknown">
      <h1>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h1>
      <Spinner label={label} />
      <noscript>
        <p>{`${needs} needs JavaScript. Please switch it on for this site. The catalogue can be read without it.`}</p>
      </noscript>
    </div>
  );
}
