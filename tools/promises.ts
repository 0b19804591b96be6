import { promises, runSuites, totalsText } from './suites.ts';

const counts = await runSuites([promises]);
process.exitCode = counts.failed === 0 ? 0 : 1;
process.stdout.write(`${totalsText(counts)}\n`);
