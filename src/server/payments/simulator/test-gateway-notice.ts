/** What the admin reads at the start. */
export const testGatewayWarning =
  'test gateway on: orders are marked paid and no money moves. To sell, set the RAZORPAY settings or PUBLIC_URL.';

const style = [
  'margin:0',
  'padding:var(--s3) var(--s4)',
  'background:var(--raised)',
  'border-block-start:1px solid var(--line)',
  'color:var(--ink)',
  'text-align:center',
].join(';');

/**
 * What visitors read on every page. It stands after the page, outside of what React draws: it costs no script, lies over
 * nothing and moves nothing.
 */
export const testGatewayNotice = `<aside aria-label="Test mode" style="${style}">Test mode: online payments are simulated and no money moves.</aside>`;
