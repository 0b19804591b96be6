export interface Outcome {
  code: number;
  output: string;
}
export function toldToStop(): number | null;
export interface RunOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  timeout?: number;
}
export function quietly(command: string, args: string[], options?: RunOptions): Promise<Outcome>;
export function loudly(command: string, args: string[], options?: RunOptions): Promise<number>;
