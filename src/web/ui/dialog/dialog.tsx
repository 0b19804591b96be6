import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';

interface DialogProps {
  title: ReactNode;
  /** Escape was pressed; a busy dialog does not listen the first time. */
  onClose: () => void;
  busy?: boolean;
  /** A question that must be answered before anything else. */
  alert?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** What can be done about it, at the foot of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** What opened it may be gone with what was done: the page's title takes the focus that would be nowhere. */
function focusTitleIfLost(): void {
  if (document.activeElement !== document.body) return;
  const title = document.querySelector<HTMLElement>('h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** It is open for as long as it is rendered; when it goes, the focus returns to where it came from. */
export function Dialog({ title, onClose, busy = false, alert = false, className, children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => {
      // Closed before it leaves the page: only then does the browser give the focus back.
      element.close();
      queueMicrotask(focusTitleIfLost);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      aria-labelledby={titleId}
      {...(alert && { role: 'alertdialog' })}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
      onClose={onClose}
    >
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
