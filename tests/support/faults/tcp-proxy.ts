import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** What may be wrong on the way: with one connection, or with all of them and those to come. */
class Route {
  /** Each piece of data waits that long, in both directions. */
  delayMs = 0;
  #hole: PromiseWithResolvers<void> | null = null;

  /** From now on nothing arrives in either direction and neither side gets an error, as when a cable is cut. */
  blackHole(): void {
    this.#hole ??= Promise.withResolvers();
  }

  /** What was under way arrives after all, as TCP would send it again. */
  heal(): void {
    this.#hole?.resolve();
    this.#hole = null;
  }

  async pass(): Promise<void> {
    if (this.delayMs > 0) await pause(this.delayMs);
    while (this.#hole) await this.#hole.promise;
  }
}

class ProxiedConnection extends Route {
  readonly #sockets: readonly [Socket, Socket];
  #opening = '';
  #trips = 0;

  constructor(client: Socket, server: Socket, all: Route) {
    super();
    this.#sockets = [client, server];
    client.once('data', (chunk) => (this.#opening = chunk.toString('latin1')));
    let isAsking = false;
    client.on('data', () => {
      if (!isAsking) this.#trips += 1;
      isAsking = true;
    });
    server.on('data', () => (isAsking = false));
    const passBoth = async () => {
      await all.pass();
      await this.pass();
    };
    forward(client, server, passBoth);
    forward(server, client, passBoth);
  }

  /** The first bytes that the client sent; PostgreSQL drivers send application_name in them. */
  get opening(): string {
    return this.#opening;
  }

  /** How often the client has asked something; what it asks before it gets an answer counts once. */
  get trips(): number {
    return this.#trips;
  }

  /** Ends it in order, on both sides. */
  drop(): void {
    for (const socket of this.#sockets) socket.end();
  }

  /** Ends it with a reset on both sides, in the middle of a message. */
  reset(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  destroy(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

function forward(from: Socket, to: Socket, pass: () => Promise<void>): void {
  const gate = new Transform({
    transform: (chunk, _encoding, done) => void pass().then(() => done(null, chunk)),
    flush: (done) => void pass().then(() => done()),
  });
  from.on('error', () => {});
  from.on('close', (hadError) => hadError && void pass().then(() => to.destroy()));
  from.pipe(gate).pipe(to);
}

/** Stands between the shop and a server on this machine, and makes the network between them as bad as a test needs. */
export class TcpProxy extends Route {
  readonly #server: Server;
  readonly #connections = new Set<ProxiedConnection>();

  private constructor(targetPort: number) {
    super();
    this.#server = createServer((client) => this.#connect(client, targetPort));
  }

  static async start(targetPort: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(targetPort);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** The same address by way of the proxy. */
  reroute(address: string): string {
    const url = new URL(address);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  get connections(): readonly ProxiedConnection[] {
    return [...this.#connections];
  }

  /** The connections whose client opened with these words, to harm one and leave the others alone. */
  connectionsOf(words: string): readonly ProxiedConnection[] {
    return this.connections.filter(({ opening }) => opening.includes(words));
  }

  dropAll(): void {
    for (const connection of this.#connections) connection.drop();
  }

  resetAll(): void {
    for (const connection of this.#connections) connection.reset();
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const connection of this.#connections) connection.destroy();
    this.heal();
    await closed;
  }

  #connect(client: Socket, targetPort: number): void {
    const upstream = connect(targetPort, '127.0.0.1');
    const connection = new ProxiedConnection(client, upstream, this);
    this.#connections.add(connection);
    client.once('close', () => this.#connections.delete(connection));
    upstream.once('error', () => client.resetAndDestroy());
  }
}
