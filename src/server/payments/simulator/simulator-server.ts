import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { GatewayKeys } from '../payment-settings.ts';
import { createSimulator, type Simulator, type SimulatorKeys } from './simulator.ts';
import { answerApi } from './simulator-api.ts';
import { memoryStore } from './simulator-store.ts';

/** How the gateway is unwell: it hangs, breaks off, is broken, or talks nonsense. */
export type Trouble = 'silence' | 'cut' | 'error' | 'garbage' | 'wrong-shape';

export interface SimulatorServer {
  readonly simulator: Simulator;
  readonly orders: ReturnType<typeof memoryStore>['orders'];
  /** What a shop needs to use it. */
  readonly keys: GatewayKeys;
  /** Null: it is well. */
  trouble: Trouble | null;
  /** How many requests came in. */
  readonly asked: number;
  close(): Promise<void>;
}

function beUnwell(trouble: Trouble, response: ServerResponse): void {
  switch (trouble) {
    case 'silence':
      return;
    case 'cut':
      return void response.destroy();
    case 'error':
      return void response.writeHead(500).end('Internal Server Error');
    case 'garbage':
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>{"id":');
    case 'wrong-shape':
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"id":7,"items":[{"status":"captured"}]}');
  }
}

/** A simulator behind real HTTP on loopback, for tests that point RAZORPAY_API_URL to it. */
export async function startSimulatorServer(keys: SimulatorKeys): Promise<SimulatorServer> {
  const store = memoryStore();
  const simulator = createSimulator({ keys, store });
  let asked = 0;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked += 1;
    if (running.trouble) return beUnwell(running.trouble, response);
    const { method = 'GET', url = '/', headers } = request;
    const { pathname: path } = new URL(url, 'http://simulator');
    const body = await text(request);
    const answer = await answerApi(simulator, { method, path, authorization: headers.authorization, body });
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
    trouble: null,
    get asked() {
      return asked;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return running;
}
