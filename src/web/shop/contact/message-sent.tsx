import { useEffect, useRef } from 'react';
import type { ContactMessage } from '#contracts/contact.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './message-sent.module.css';

interface MessageSentProps {
  readonly ticket: string;
  readonly message: ContactMessage;
  readonly onAnother: () => void;
}

/** Takes the place of the form, and the focus with it, so that a screen reader says what became of the message. */
export function MessageSent({ ticket, message, onAnother }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        Message sent
      </h2>
      <p>Thank you, {message.firstName}. Your ticket number is</p>
      <p className={styles.ticket}>{ticket}</p>
      <p>
        We’ve emailed a copy to <b>{message.email}</b>. Quote the number if you write or call about this again. We reply
        during business hours.
      </p>
      <Button onClick={onAnother}>Write another message</Button>
    </div>
  );
}
