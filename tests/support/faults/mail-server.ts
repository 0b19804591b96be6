import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What a mail server does with a connection. One that hangs never hangs up either; one that drips is never silent. */
export type MailMood = 'well' | 'silent' | 'refuses after DATA' | 'hangs after DATA' | 'drips after DATA';

export interface TakenMail {
  readonly messageId: string;
  readonly to: string;
  /** Whether the sender got the acknowledgement. */
  readonly acknowledged: boolean;
}

const dripEveryMs = 20;

/** A mail server on loopback that may be unwell in another way on each connection. */
export class MailServer {
  readonly taken: TakenMail[] = [];
  readonly #server: Server;
  readonly #open = new Set<Socket>();

  private constructor(mood: () => MailMood) {
    this.#server = createServer({ allowHalfOpen: true }, (socket) => this.#serve(socket, mood()));
  }

  static async start(mood: () => MailMood): Promise<MailServer> {
    const server = new MailServer(mood);
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get connections(): number {
    return this.#open.size;
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
    await closed;
  }

  #serve(socket: Socket, mood: MailMood): void {
    this.#open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#open.delete(socket));
    // A server that hangs does not react when the client ends its side: it goes on until a write fails.
    socket.on('end', () => (mood === 'well' ? socket.end() : this.#drip(socket)));
    let text = '';
    let to = '';
    let inData = false;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    if (mood === 'silent') return void socket.resume();
    answer('220 test');
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const end = inData ? '\r\n.\r\n' : '\r\n';
      for (let at = text.indexOf(end); at >= 0; at = inData ? -1 : text.indexOf(end)) {
        const said = text.slice(0, at);
        text = text.slice(at + end.length);
        if (inData) {
          inData = false;
          this.#take(socket, mood, { messageId: /^Message-ID: (.+)$/im.exec(said)?.[1]?.trim() ?? '', to });
          continue;
        }
        if (said.startsWith('RCPT')) to = /<(.+)>/.exec(said)![1]!;
        inData = said === 'DATA';
        answer(inData ? '354 go on' : said === 'QUIT' ? '221 bye' : '250 fine');
      }
    });
  }

  #take(socket: Socket, mood: MailMood, mail: Omit<TakenMail, 'acknowledged'>): void {
    if (mood === 'refuses after DATA') return void socket.write('451 not now\r\n');
    this.taken.push({ ...mail, acknowledged: mood === 'well' });
    if (mood === 'well') socket.write('250 taken\r\n');
    if (mood === 'drips after DATA') this.#drip(socket);
  }

  #drip(socket: Socket): void {
    const dripping = setInterval(() => socket.write('250-wait\r\n'), dripEveryMs);
    socket.once('close', () => clearInterval(dripping));
  }
}
