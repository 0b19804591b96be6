export interface ClientOptions {
  /** Where the shop is, such as https://taar.example. */
  readonly url: string;
  /** A token of a program, made in the office. Without one, calls are those of a visitor. */
  readonly token?: string | null;
  /** Asks in place of the global one, and keeps the cookies of a visitor if there are to be any. */
  readonly fetch?: (url: URL, init: RequestInit) => Promise<Response>;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What every function takes first. */
export interface Client {
  readonly url: URL;
  readonly fetch: NonNullable<ClientOptions['fetch']>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where the shop is, and how it is asked. Nothing is sent. */
export function createClient(options: ClientOptions): Client;

/** What the shop refused, or could not do. */
export class TaarError extends Error {
  readonly status: number;
  /** The code of the refusal, such as 'out-of-stock'; 'unknown' where somebody else answered. */
  readonly code: string;
}
