import type { QueryClient } from '@tanstack/react-query';
import { hasCode } from '../api/error-message.ts';
import { setCurrentUser } from './user.queries.ts';

/** Awaits a call that only a signed-in person may make. To be told to sign in says that the session has ended elsewhere. */
export async function withSessionCheck<Answer>(client: QueryClient, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (hasCode(error, 'not-signed-in')) setCurrentUser(client, null);
    throw error;
  }
}
