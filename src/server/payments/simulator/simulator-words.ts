import { randomBytes } from 'node:crypto';

/** A request that Razorpay would refuse. */
export class SimulatorRefusal extends Error {
  readonly status: 400 | 409;

  constructor(message: string, status: 400 | 409 = 400) {
    super(message);
    this.status = status;
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
export const newId = (kind: 'order' | 'pay' | 'rfnd'): string =>
  `${kind}_${[...randomBytes(14)].map((byte) => letters[byte % letters.length]).join('')}`;
