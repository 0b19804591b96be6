import { useCallback, useEffect, useRef, useState } from 'react';
import { fileName, megabytes, saveFile } from './save-file.ts';
import { refusalSentence, turnedDownSentence } from './take-sentences.ts';
import type { TakeJob, TakeReply } from './take-jobs.ts';
import type { TakenAlong } from './taken-along.ts';

/** What is being made, and how that went. */
type Taking =
  | { readonly phase: 'idle' }
  | { readonly phase: 'working'; readonly of: string; readonly share: number }
  | { readonly phase: 'done' | 'failed'; readonly of: string; readonly sentence: string };

export interface Taker {
  readonly taking: Taking;
  /** Makes one file in a worker of its own, and saves it. */
  take(of: string, job: TakeJob, words: readonly (string | null)[], note?: string): void;
  /** What was made or found out without a worker. */
  tell(of: string, phase: 'done' | 'failed', sentence: string): void;
  cancel(): void;
}

/** What its file is called, and what is to be said of it besides. */
interface Wanted {
  readonly words: readonly (string | null)[];
  readonly note?: string;
}

const failedSentence = 'The file wasn’t made. Your settings are still here. Check your connection and try again.';

/** One file is made at a time. */
export function useTaking(taken: TakenAlong): Taker {
  const [taking, setTaking] = useState<Taking>({ phase: 'idle' });
  const worker = useRef<Worker | null>(null);
  const end = useCallback((): void => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  // A file that was still being read when the dialog was closed is wanted no longer.
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      end();
    };
  }, [end]);

  function onReply(of: string, { words, note = '' }: Wanted, reply: TakeReply): void {
    if (reply.is === 'progress') return setTaking({ phase: 'working', of, share: reply.share });
    end();
    if (reply.is === 'refused')
      return setTaking({ phase: 'failed', of, sentence: refusalSentence(reply.refusal, taken) });
    if (reply.is === 'failed') return setTaking({ phase: 'failed', of, sentence: failedSentence });
    const { bytes, decibels } = reply.file;
    const name = fileName(words, 'wav');
    saveFile(bytes, 'audio/wav', name);
    const sentence =
      `Saved as ${name}, ${megabytes(bytes.length)}.${turnedDownSentence(decibels, taken)} ${note}`.trim();
    setTaking({ phase: 'done', of, sentence });
  }

  return {
    taking,
    take(of, job, words, note) {
      if (isClosed.current) return;
      end();
      const wanted = { words, ...(note !== undefined && { note }) };
      setTaking({ phase: 'working', of, share: 0 });
      const started = new Worker(new URL('./take.worker.ts', import.meta.url), { type: 'module' });
      worker.current = started;
      started.addEventListener('message', ({ data }: MessageEvent<TakeReply>) => onReply(of, wanted, data));
      started.addEventListener('error', () => onReply(of, wanted, { is: 'failed', error: 'The worker did not load.' }));
      started.postMessage(job, []);
    },
    tell: (of, phase, sentence) => setTaking({ phase, of, sentence }),
    cancel() {
      end();
      setTaking({ phase: 'idle' });
    },
  };
}
