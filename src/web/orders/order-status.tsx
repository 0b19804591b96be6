/** The colours of the specification, section 4; they are tokens of the same names. */
const known: ReadonlySet<string> = new Set(['pending', 'confirmed', 'shipped', 'delivered', 'cancelled']);

/** pending is yellow, confirmed blue, shipped purple, delivered green, cancelled red, and anything else grey. */
export const statusTone = (status: string): string => (known.has(status) ? status : 'other');

export const statusLabel = (status: string): string => status.charAt(0).toUpperCase() + status.slice(1);

export function OrderStatus({ status }: { status: string }) {
  return <span className={`order-status order-status-${statusTone(status)}`}>{statusLabel(status)}</span>;
}
