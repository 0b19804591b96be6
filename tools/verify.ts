import { checks, runSuites, totalsText, unitTests } from './suites.ts';

const counts = await runSuites([checks, unitTests]);
process.exitCode = counts.failed === 0 ? 0 : 1;
process.stdout.write(`${totalsText(counts)}\n`);
