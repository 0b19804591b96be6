import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { inputClass } from '../../../ui/field/input-class.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import text from '../../../ui/text/text.module.css';
import { copy, share } from '../../../ui/icon/icon-shapes.ts';
import styles from './share.module.css';

const copiedMs = 2000;

interface ToCopyProps {
  text: string;
  /** What it is, for those who do not see where it stands. */
  label: string;
  action: string;
  takesFocus?: boolean;
}

function ToCopy({ text: copied, label, action, takesFocus = false }: ToCopyProps) {
  const input = useRef<HTMLInputElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (takesFocus) input.current!.select();
  }, [takesFocus]);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), copiedMs);
    return () => clearTimeout(timer);
  }, [times]);
  const onCopy = async (): Promise<void> => {
    input.current!.select();
    // Where the clipboard is refused, the link stays selected for the keys that copy.
    await navigator.clipboard?.writeText(copied).then(
      () => setTimes((count) => count + 1),
      () => {},
    );
  };
  return (
    <div className={styles.row}>
      <input ref={input} className={inputClass()} readOnly aria-label={label} value={copied} />
      <Button small onClick={onCopy}>
        <Icon shape={copy} />
        <span aria-live="polite">{times > 0 ? 'Copied' : action}</span>
      </Button>
    </div>
  );
}

const edge = 20;

/** The button stands at either end of its row: what would stand out of the window at its start moves in. */
function keepInWindow(popover: HTMLDivElement | null): void {
  if (!popover) return;
  const { left } = popover.getBoundingClientRect();
  if (left < edge) popover.style.translate = `${edge - left}px`;
}

interface ShareProps {
  address: () => string;
  title?: string;
  words?: string;
  /** What shows the same in a page of somebody else; null: nothing does. */
  embed?: string | null;
}

/** A link that opens the panel with these settings. It never plays by itself. */
export function Share({
  address,
  title = 'Share these settings',
  words = 'Knobs, mods and riff are in the link.',
  embed = null,
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
        <div ref={keepInWindow} className={styles.popover} role="dialog" aria-label={title}>
          <b>{title}</b>
          <p className={text.meta}>{words}</p>
          <ToCopy text={shared} label="Link to these settings" action="Copy link" takesFocus />
          {embed !== null && (
            <>
              <p className={text.meta}>
                For a page of your own: the kit with Play, its knobs and amp as they stand now. Changed parts aren’t in
                it.
              </p>
              <ToCopy text={embed} label="HTML to embed this kit" action="Copy HTML" />
            </>
          )}
        </div>
      )}
    </div>
  );
}
