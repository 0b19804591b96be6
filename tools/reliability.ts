import { reliabilityTests, runSuites, totalsText } from './suites.ts';

const counts = await runSuites([reliabilityTests]);
process.exitCode = counts.failed === 0 ? 0 : 1;
process.stdout.write(`${totalsText(counts)}\n`);
