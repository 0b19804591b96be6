import { setTimeout as pause } from 'node:timers/promises';
import type { Deadline } from './connection.ts';
import { DatabaseUnavailable, isClash } from './database-errors.ts';

const maxTries = 5;
const longestPauseMs = 50;

/**
 * Does something again that the database undid because it clashed with what others did at the same moment. The pause is
 * random, so that those who clashed do not clash again.
 */
export async function retryClashes<T>(attempt: () => Promise<T>, deadline: Deadline): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isClash(error)) throw error;
      if (tries === maxTries) throw new DatabaseUnavailable(`${tries} tries clashed with others.`, { cause: error });
    }
    await pause(Math.min(Math.random() * longestPauseMs, deadline.remainingMs()));
  }
}
