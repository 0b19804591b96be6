import type { BackupEnd } from './backup-format.ts';

const count = (value: number): string => value.toLocaleString('en-IN');

export const summaryOf = ({ tables }: BackupEnd): string =>
  `${tables.length} tables, ${count(tables.reduce((sum, { rows }) => sum + rows, 0))} rows`;

/** Says in one sentence what came of a command, well or badly. */
export async function runCommand(command: (args: readonly string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`taar  done      ${await command(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`taar  stopped   ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
