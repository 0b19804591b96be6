import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { inputClass } from '../../../ui/field/input-class.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import text from '../../../ui/text/text.module.css';
import { copy, share } from '../../../ui/icon/icon-shapes.ts';
import styles from './share.module.css';

const copiedMs = 2000;

function Link({ address }: { address: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(0);
  useEffect(() => input.current!.select(), []);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const onCopy = async (): Promise<void> => {
    input.current!.select();
    // Where the clipboard is refused, the link stays selected for the keys that copy.
    await navigator.clipboard?.writeText(address).then(
      () => setCopied((count) => count + 1),
      () => {},
    );
  };
  return (
    <div className={styles.row}>
      <input ref={input} className={inputClass()} readOnly aria-label="Link to these settings" value={address} />
      <Button small onClick={onCopy}>
        <Icon shape={copy} />
        <span aria-live="polite">{copied > 0 ? 'Copied' : 'Copy link'}</span>
      </Button>
    </div>
  );
}

interface ShareProps {
  address: () => string;
  title?: string;
  words?: string;
}

/** A link that opens the panel with these settings. It never plays by itself. */
export function Share({
  address,
  title = 'Share these settings',
  words = 'Knobs, mods and riff are in the link.',
}: ShareProps) {
  const [shared, setShared] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div
      ref={place}
      className={styles.share}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !place.current!.contains(relatedTarget)) setShared(null);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || shared === null) return;
        event.stopPropagation();
        setShared(null);
        button.current!.focus();
      }}
    >
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={shared !== null}
        onClick={() => setShared((open) => (open === null ? address() : null))}
      >
        <Icon shape={share} />
        Share
      </Button>
      {shared !== null && (
        <div className={styles.popover} role="dialog" aria-label={title}>
          <b>{title}</b>
          <p className={text.meta}>{words}</p>
          <Link address={shared} />
        </div>
      )}
    </div>
  );
}
