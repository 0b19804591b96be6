import { OfficeError } from './office-call.ts';

/** Sends a file as it is; the server tells by its bytes what it is. */
export async function uploadFile<T>(url: string, file: Blob): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/octet-stream', accept: 'application/json, application/problem+json' },
    body: file,
  });
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text) as T;
  const isProblem = answer.headers.get('content-type')?.includes('json') === true;
  throw new OfficeError(answer.status, isProblem ? (JSON.parse(text) as Record<string, unknown>) : { detail: text });
}
