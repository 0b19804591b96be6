import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

/** What a browser complained about while a journey ran; a journey passes only without any. */
export class BrowserProblems {
  readonly #all: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => this.#onConsole(message));
    context.on('weberror', (webError) =>
      this.#add(`page error: ${webError.error().stack ?? webError.error().message}`),
    );
    context.on('requestfailed', (request) => this.#onFailedRequest(request));
    context.on('response', (response) => this.#onResponse(response));
  }

  /** Names a complaint that the journey causes on purpose. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  unexpected(): string[] {
    return this.#all.filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)));
  }

  #add(complaint: string): void {
    this.#all.push(complaint);
  }

  #onConsole(message: ConsoleMessage): void {
    if (!['error', 'warning', 'assert'].includes(message.type())) return;
    // Chromium repeats bad answers and failed requests here; the handlers below judge those.
    if (message.text().startsWith('Failed to load resource: ')) return;
    this.#add(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  }

  #onFailedRequest(request: Request): void {
    const reason = request.failure()?.errorText ?? 'no reason given';
    // Leaving a page aborts its pending requests, which is not a problem.
    if (reason === 'net::ERR_ABORTED') return;
    this.#add(`failed request: ${request.method()} ${request.url()} (${reason})`);
  }

  #onResponse(response: Response): void {
    if (response.status() < 400) return;
    this.#add(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
  }
}
