/** What the shop was given to reach Razorpay with. */
export interface GatewayKeys {
  readonly keyId: string;
  readonly keySecret: string;
  /** The newest first. After a change, what the gateway sends again is still signed with the one before. */
  readonly webhookSecrets: readonly string[];
  readonly apiUrl: string;
  /** How long an answer may take; a test has less patience than a buyer. */
  readonly timeoutMs?: number;
}

/** How buyers may pay besides cash. 'test': the built-in gateway, which moves no money. */
export interface PaymentSettings {
  readonly gateway: GatewayKeys | 'test' | null;
  readonly upiVpa: string | null;
}

export const paymentsDisabled: PaymentSettings = { gateway: null, upiVpa: null };

interface Settings {
  readonly host: string;
  readonly publicUrl: string | null;
  readonly razorpay: GatewayKeys | null;
  readonly upiVpa: string | null;
}

export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/**
 * Whoever reaches the test gateway gets goods for nothing, so it is offered only where nobody but the admin comes: on
 * loopback, and not behind a proxy that gives the shop another address.
 */
function isPrivate({ host, publicUrl }: Settings): boolean {
  return isLoopback(host) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname));
}

export function resolvePaymentSettings(settings: Settings): PaymentSettings {
  const { razorpay, upiVpa } = settings;
  return { gateway: razorpay ?? (isPrivate(settings) ? 'test' : null), upiVpa };
}
