import { classNames } from '../class-names.ts';

/** Something is on its way, in words and as a turning ring. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <p className={classNames('spinner needs-script', className)} role="status">
      <span className="spinner-ring" aria-hidden="true" />
      {label}
    </p>
  );
}
