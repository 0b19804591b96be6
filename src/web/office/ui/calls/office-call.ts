import type { Api } from '#contracts/api.ts';
import type { Reply } from '#contracts/endpoint.ts';
import { ApiError, request, type CallArguments } from '../../../api/client.ts';
import { askPasswordAgain } from '../password-again/password-again-store.ts';

/** A refusal with its code, such as 'changed-meanwhile', and what else the server said about it. */
export class OfficeError extends ApiError {
  readonly code: string;
  readonly problem: Readonly<Record<string, unknown>>;

  constructor(status: number, problem: Readonly<Record<string, unknown>>) {
    super(status, String(problem['detail'] ?? problem['title'] ?? 'Something went wrong.'));
    this.name = 'OfficeError';
    this.code = String(problem['code'] ?? '');
    this.problem = problem;
  }
}

function toOfficeError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  try {
    return new OfficeError(error.status, JSON.parse(error.answer) as Record<string, unknown>);
  } catch {
    return error;
  }
}

async function send<K extends keyof Api>(key: K, input: CallArguments<K>): Promise<Response> {
  const [given] = input as readonly unknown[] as [{ headers?: Record<string, string> }?];
  const headers = { ...given?.headers, accept: 'application/json, application/problem+json' };
  try {
    return await request(key, ...([{ ...given, headers }] as unknown as CallArguments<K>));
  } catch (error) {
    throw toOfficeError(error);
  }
}

/** The answer itself, for callers that read its headers. Asks for the password when the server wants it again. */
export async function officeRequest<K extends keyof Api>(key: K, ...input: CallArguments<K>): Promise<Response> {
  try {
    return await send(key, input);
  } catch (error) {
    if (!(error instanceof OfficeError) || error.code !== 'password-needed') throw error;
    if (!(await askPasswordAgain(error.userMessage))) throw error;
    return send(key, input);
  }
}

/** `call` of the shop, with codes: every call of the office goes through here. */
export async function officeCall<K extends keyof Api>(key: K, ...input: CallArguments<K>): Promise<Reply<Api[K]>> {
  const text = await (await officeRequest(key, ...input)).text();
  return (text === '' ? undefined : JSON.parse(text)) as Reply<Api[K]>;
}

/** Somebody else saved first: fetch the thing anew and show the conflict. */
export const isChangedMeanwhile = (error: unknown): error is OfficeError =>
  error instanceof OfficeError && error.code === 'changed-meanwhile';

export const isPasswordRefused = (error: unknown): boolean =>
  error instanceof OfficeError && error.code === 'password-needed';
