import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { GatewayKeys } from '../payment-settings.ts';
import { createSimulator, type Simulator, type SimulatorKeys } from './simulator.ts';
import { handleApiRequest } from './simulator-api.ts';
import { memoryStore } from './simulator-store.ts';

/** How the gateway is unwell: it hangs, breaks off, is broken, or talks nonsense. */
type GatewayFault = 'timeout' | 'connection-reset' | 'error' | 'invalid-json' | 'invalid-schema';

export interface SimulatorServer {
  readonly simulator: Simulator;
  readonly orders: ReturnType<typeof memoryStore>['orders'];
  /** What a shop needs to use it. */
  readonly keys: GatewayKeys;
  /** Null: it is well. */
  fault: GatewayFault | null;
  /** How many requests came in. */
  readonly requestCount: number;
  close(): Promise<void>;
}

function respondWithFault(fault: GatewayFault, response: ServerResponse): void {
  switch (fault) {
    case 'timeout':
      return;
    case 'connection-reset':
      return void response.destroy();
    case 'error':
      return void response.writeHead(500).end('Internal Server Error');
    case 'invalid-json':
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>{"id":');
    case 'invalid-schema':
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"id":7,"items":[{"status":"captured"}]}');
  }
}

/** A simulator behind real HTTP on loopback, for tests that point RAZORPAY_API_URL to it. */
export async function startSimulatorServer(keys: SimulatorKeys): Promise<SimulatorServer> {
  const store = memoryStore();
  const simulator = createSimulator({ keys, store });
  let requestCount = 0;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requestCount += 1;
    if (running.fault) return respondWithFault(running.fault, response);
    const { method = 'GET', url = '/', headers } = request;
    const { pathname: path } = new URL(url, 'http://simulator');
    const body = await text(request);
    const idempotencyKey = headers['x-refund-idempotency']?.toString();
    const { authorization } = headers;
    const answer = await handleApiRequest(simulator, { method, path, authorization, idempotencyKey, body });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { webhookSecret, ...basic } = keys;
  const running: SimulatorServer = {
    simulator,
    orders: store.orders,
    keys: { ...basic, webhookSecrets: [webhookSecret], apiUrl: `http://127.0.0.1:${port}` },
    fault: null,
    get requestCount() {
      return requestCount;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return running;
}
