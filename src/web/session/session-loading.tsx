import { Spinner } from '../ui/spinner/spinner.tsx';
import { VisuallyHidden } from '../ui/visibility/visually-hidden.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './session-loading.module.css';

interface SessionLoadingProps {
  heading: string;
  label: string;
  /** What cannot be done without a script. */
  needs: string;
  className?: string | undefined;
}

/** What the server sends to everybody: who is asking is found out in the browser. */
export function SessionLoading({ heading, label, needs, className }: SessionLoadingProps) {
  return (
    <div className={classNames(styles.loading, className)}>
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
