import type { z } from 'zod';
import type { Right } from '#domain/accounts/staff.ts';

/** Who may call. 'visitor' needs no account but acts on the caller's own session. */
export type Access = 'anyone' | 'visitor' | 'user' | 'admin';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The method and the path in one name, which is all the browser needs to know of a call. */
export type EndpointKey = `${Method} /${string}`;

export interface Endpoint {
  readonly summary: string;
  readonly access: Access;
  /** What staff must be allowed to do, for calls of the office. */
  readonly right?: Right;
  /** Needs the password again, unless it was given in the last minutes. */
  readonly requiresRecentPassword?: true;
  /** Open to staff who must still set up a second factor. */
  readonly allowedBeforeSecondFactor?: true;
  /** Goes first when the shop has more to do than it can, and is turned away last. */
  readonly line?: 'buying';
  /** Is done even if the client went away while it waited in the line. */
  readonly outlivesClient?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Headers beside the usual ones, in small letters. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is a file, as bytes: how large it may be. Who may not send it is refused before it is read. */
  readonly upload?: { readonly maxBytes: number };
  /** Null: the answer has no body, or is a file. */
  readonly reply: z.ZodType | null;
  /** The content type of a file that is the answer. */
  readonly file?: string;
  readonly status: 200 | 201 | 202 | 204;
}

export type Endpoints = Readonly<Record<EndpointKey, Endpoint>>;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What a handler receives after validation. */
export interface HandlerInput<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly headers: Parsed<E['headers']>;
  readonly body: Parsed<E['body']>;
}

export type Reply<E extends Endpoint> = E['reply'] extends z.ZodType
  ? z.output<E['reply']>
  : E['file'] extends string
    ? Uint8Array | AsyncIterable<string>
    : void;

type Given<Name extends string, Schema> = Schema extends z.ZodType
  ? Record<string, never> extends z.input<Schema>
    ? { readonly [K in Name]?: Sent<Schema> }
    : { readonly [K in Name]: Sent<Schema> }
  : { readonly [K in Name]?: undefined };

/** What a caller passes: only the parts the endpoint declares. */
export type CallInput<E extends Endpoint> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  Given<'headers', E['headers']> &
  Given<'body', E['body']> &
  (E['upload'] extends object ? { readonly file: Blob } : { readonly file?: undefined });

/**
 * Whether a program may call by a token. It can give no password again, and what people do for their own safety is not for
 * programs.
 */
export const takesToken = ({ access, requiresRecentPassword, allowedBeforeSecondFactor }: Endpoint): boolean =>
  access === 'admin' && !requiresRecentPassword && !allowedBeforeSecondFactor;

export function splitEndpointKey(key: EndpointKey): { method: Method; path: string } {
  const [method, path] = key.split(' ') as [Method, string];
  return { method, path };
}
