/**
 * Every kind of job and what it is given. Each module adds its own kinds to this interface, beside their handlers, so that
 * whoever adds one finds the type checker asking for the other. Payloads hold ids and addresses, never a token or a
 * password.
 */
export interface JobPayloads {}

export type JobKind = keyof JobPayloads;

export interface JobContext {
  /** The same at each try, for work that can recognise what it did before. */
  readonly id: string;
  readonly attempt: number;
}

export type JobHandlers = {
  readonly [Kind in JobKind]: (payload: JobPayloads[Kind], job: JobContext) => Promise<void>;
};
