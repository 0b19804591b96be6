/** Ends with 0 while the process answers. It asks /healthz, not /readyz: a restart does not bring a lost database back. */
const url = `http://127.0.0.1:${process.env.PORT || 3000}/healthz`;
try {
  const answer = await fetch(url, { signal: AbortSignal.timeout(3000) });
  process.exitCode = answer.ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
