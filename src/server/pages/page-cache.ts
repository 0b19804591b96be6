import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const maxPages = 1000;

export interface CachedPage {
  readonly status: number;
  readonly etag: string;
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

async function finish({ status, html }: { status: number; html: string }): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const brotli = await compress(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { status, etag, plain, brotli };
}

/**
 * Pages are the same for every visitor, so each is rendered and compressed once. Two maps: by canonical address,
 * and by the address as asked for, which spares the hot path the parsing. Both are bounded.
 */
export class PageCache {
  readonly #render: (url: string) => Promise<{ status: number; html: string }>;
  readonly #canonical: (url: string) => string;
  readonly #pages = new Map<string, Promise<CachedPage>>();
  readonly #ready = new Map<string, CachedPage>();
  #generation = 0;

  constructor(options: {
    render: (url: string) => Promise<{ status: number; html: string }>;
    canonicalUrl: (url: string) => string;
  }) {
    this.#render = options.render;
    this.#canonical = options.canonicalUrl;
  }

  async get(url: string): Promise<CachedPage> {
    const ready = this.#ready.get(url);
    if (ready) return ready;
    const generation = this.#generation;
    const page = await this.#page(this.#canonical(url));
    // Unknown addresses are endless: what was not found is rendered again rather than kept. A page that was begun
    // before a purge may show what was purged, so it is given once and not kept either.
    if (page.status === 200 && generation === this.#generation) {
      if (this.#ready.size >= maxPages) this.#ready.clear();
      this.#ready.set(url, page);
    }
    return page;
  }

  purge(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#ready.clear();
  }

  #page(url: string): Promise<CachedPage> {
    const known = this.#pages.get(url);
    if (known) return known;
    if (this.#pages.size >= maxPages) this.#pages.delete(this.#pages.keys().next().value!);
    const page = this.#render(url).then(finish);
    this.#pages.set(url, page);
    const forget = () => this.#pages.get(url) === page && this.#pages.delete(url);
    page.then(({ status }) => status === 200 || forget(), forget);
    return page;
  }
}
