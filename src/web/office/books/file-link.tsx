import { download } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import { buttonClass } from '../ui/button/button.tsx';

interface FileLinkProps {
  readonly href: string;
  /** 'GSTR-1, JSON' */
  readonly label: string;
  /** What else a screen reader says, where the label alone would not do. */
  readonly of?: string;
  /** Nothing leaves while a sum differs; then there is no link. */
  readonly isReady: boolean;
}

/** A file to be fetched. */
export const FileLink = ({ href, label, of, isReady }: FileLinkProps) =>
  isReady ? (
    <a className={buttonClass()} href={href} download>
      <Icon shape={download} />
      {label}
      {of && <VisuallyHidden> {of}</VisuallyHidden>}
    </a>
  ) : null;
