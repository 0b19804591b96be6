import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/client.ts';
import { setCurrentUser } from './user.queries.ts';

/** Awaits a call that only a signed-in person may make. A 401 tells that the session has ended elsewhere. */
export async function withSessionCheck<Answer>(client: QueryClient, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) setCurrentUser(client, null);
    throw error;
  }
}
