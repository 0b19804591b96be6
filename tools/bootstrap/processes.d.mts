export interface Outcome {
  code: number;
  output: string;
}
export function requestedExitCode(): number | null;
export interface RunOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  signal?: AbortSignal;
}
export function runCaptured(command: string, args: string[], options?: RunOptions): Promise<Outcome>;
export function runBeside(
  command: string,
  args: string[],
  options?: RunOptions,
): { stop(): void; ended: Promise<unknown> };
export function runInForeground(command: string, args: string[], options?: RunOptions): Promise<number>;
