import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import text from '../../../ui/text/text.module.css';

interface CopyButtonProps {
  text: string;
  /** What is copied, for those who do not see what stands beside the button. */
  what: string;
}

export function CopyButton({ text: copied, what }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      setSaid('Copied');
    } catch {
      setSaid('Please copy it yourself');
    }
  };
  return (
    <>
      <Button small aria-label={`Copy ${what}`} onClick={() => void copy()}>
        Copy
      </Button>
      <span role="status" className={text.meta}>
        {said}
      </span>
    </>
  );
}
