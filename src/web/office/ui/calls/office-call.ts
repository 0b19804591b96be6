import type { Api } from '#contracts/api.ts';
import type { Reply } from '#contracts/endpoint.ts';
import { request, type CallArguments } from '../../../api/client.ts';
import { hasCode } from '../../../api/error-message.ts';
import { askPasswordAgain } from '../password-again/password-again-store.ts';

/** The answer itself, for callers that read its headers. Asks for the password when the server wants it again. */
export async function officeRequest<K extends keyof Api>(key: K, ...input: CallArguments<K>): Promise<Response> {
  try {
    return await request(key, ...input);
  } catch (error) {
    if (!hasCode(error, 'password-needed') || !(await askPasswordAgain(error.sentence))) throw error;
    return request(key, ...input);
  }
}

/** `call` of the shop, which asks for the password again: every call of the office goes through here. */
export async function officeCall<K extends keyof Api>(key: K, ...input: CallArguments<K>): Promise<Reply<Api[K]>> {
  const text = await (await officeRequest(key, ...input)).text();
  return (text === '' ? undefined : JSON.parse(text)) as Reply<Api[K]>;
}
