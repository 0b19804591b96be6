import { isIP } from 'node:net';
import { isLoopback } from '#server/payments/payment-settings.ts';
import { hostAddresses } from '#server/db/hosts/host-addresses.ts';
import { passwordLength, usernameProblem } from '#domain/accounts/account.ts';

/** Every setting of the shop, checked. The rest of the code never reads the environment. */
export interface Config {
  readonly mode: 'production' | 'development';
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** One host or several, of which one takes writes. */
  readonly databaseUrl: string | null;
  /** Null: the same. */
  readonly databaseListenUrl: string | null;
  readonly workers: number;
  /** Null: the address the shop listens on. */
  readonly publicUrl: string | null;
  readonly smtpUrl: string | null;
  readonly admin: { readonly username: string; readonly password: string } | null;
  readonly razorpay: {
    readonly keyId: string;
    readonly keySecret: string;
    /** The newest first; during a change of the secret there are two. */
    readonly webhookSecrets: readonly string[];
    readonly apiUrl: string;
  } | null;
  readonly upiVpa: string | null;
  readonly rateLimit: boolean;
  /** Addresses and networks, or how many stand one behind the other. Null: nobody stands before the shop. */
  readonly trustedProxies: readonly string[] | number | null;
  /** Null: nobody may see the metrics. */
  readonly metricsToken: string | null;
  /** Webhooks may go to this machine, for whoever builds a receiver. */
  readonly webhooksToLoopback: boolean;
  /** Null: the shop makes no backups by itself. */
  readonly backup: { readonly dir: string; readonly everyHours: number; readonly keep: number } | null;
}

/** Its message is what the admin reads when the start stops: a sentence for each setting that is wrong. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** An empty value counts as absent: `PORT= npm start` means the default. */
function read(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}

function wholeNumber(env: Environment, name: string, fallback: number, range: { min: number; max: number }): number {
  const text = read(env, name);
  if (text === null) return fallback;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= range.min && value <= range.max)) {
    throw new ConfigError(`${name} must be a whole number from ${range.min} to ${range.max}, but it is '${text}'.`);
  }
  return value;
}

function readUrl(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = read(env, name);
  if (text !== null) checkUrl(name, text, protocols);
  return text;
}

function checkUrl(name: string, text: string, protocols: readonly string[]): URL {
  const kinds = protocols.map((protocol) => `${protocol}//`).join(' or ');
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new ConfigError(`${name} must be an address that starts with ${kinds}, but it is not an address.`);
  }
  if (!protocols.includes(url.protocol) || !url.hostname) {
    throw new ConfigError(
      `${name} must be an address that starts with ${kinds}, but it starts with '${url.protocol}'.`,
    );
  }
  return url;
}

/** May name several hosts, with commas between. */
function readDatabaseUrl(env: Environment, name: string): string | null {
  const text = read(env, name);
  for (const address of text === null ? [] : hostAddresses(text)) {
    const url = checkUrl(name, address, ['postgres:', 'postgresql:']);
    const wanted = url.searchParams.get('target_session_attrs') ?? 'read-write';
    if (wanted !== 'read-write' && wanted !== 'primary') {
      throw new ConfigError(`${name} asks for target_session_attrs=${wanted}, but the shop writes: leave that out.`);
    }
  }
  return text;
}

function publicUrl(env: Environment): string | null {
  const text = readUrl(env, 'PUBLIC_URL', ['http:', 'https:']);
  if (text === null) return null;
  const url = new URL(text);
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new ConfigError(`PUBLIC_URL must be an origin such as https://shop.example, without a path.`);
  }
  return url.origin;
}

function host(env: Environment): string {
  const text = read(env, 'HOST') ?? '127.0.0.1';
  if (isIP(text) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) {
    throw new ConfigError(`HOST must be a host name or an IP address, but it is '${text}'.`);
  }
  return text;
}

function workers(env: Environment, databaseUrl: string | null): number {
  const count = wholeNumber(env, 'WORKERS', 1, { min: 1, max: 64 });
  if (count > 1 && databaseUrl === null) {
    throw new ConfigError(
      `WORKERS is ${count}, but more than one process needs a PostgreSQL server: set DATABASE_URL too.`,
    );
  }
  return count;
}

function admin(env: Environment): Config['admin'] {
  const username = read(env, 'ADMIN_USERNAME');
  const password = env['ADMIN_PASSWORD'] ? env['ADMIN_PASSWORD'] : null;
  if (username === null && password === null) return null;
  if (username === null || password === null) {
    throw new ConfigError('ADMIN_USERNAME and ADMIN_PASSWORD belong together: set both or neither.');
  }
  const problem = usernameProblem(username);
  if (problem !== null) throw new ConfigError(`ADMIN_USERNAME cannot be '${username}': ${problem}.`);
  if (password.length < passwordLength.min || password.length > passwordLength.max) {
    throw new ConfigError(`ADMIN_PASSWORD must have ${passwordLength.min} to ${passwordLength.max} characters.`);
  }
  return { username, password };
}

function razorpay(env: Environment): Config['razorpay'] {
  const names = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
  const [keyId, keySecret, webhookSecret] = names.map((name) => read(env, name));
  const apiUrl = readUrl(env, 'RAZORPAY_API_URL', ['https:', 'http:']) ?? 'https://api.razorpay.com';
  if (!keyId && !keySecret && !webhookSecret) return null;
  if (!keyId || !keySecret || !webhookSecret) {
    const missing = names.filter((name) => read(env, name) === null);
    throw new ConfigError(`Razorpay needs all three of its settings: ${missing.join(' and ')} missing.`);
  }
  return { keyId, keySecret, webhookSecrets: webhookSecrets(webhookSecret), apiUrl };
}

/** One secret, or the new and the old one with a comma between: what is sent again is signed as it was at first. */
function webhookSecrets(text: string): readonly string[] {
  const secrets = text.split(',').map((secret) => secret.trim());
  if (secrets.length > 2 || secrets.includes('')) {
    throw new ConfigError('RAZORPAY_WEBHOOK_SECRET must be one secret, or the new and the old one as new,old.');
  }
  return secrets;
}

function upiVpa(env: Environment): string | null {
  const text = read(env, 'UPI_VPA');
  if (text !== null && !/^[a-z0-9.\-_]{2,256}@[a-z][a-z0-9]{1,63}$/i.test(text)) {
    throw new ConfigError(`UPI_VPA must look like name@bank, but it is '${text}'.`);
  }
  return text;
}

/** A network of every address would let each visitor say who they are, so it needs at least one bit. */
function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const maxBits = isIP(address) === 4 ? 32 : 128;
  if (isIP(address) === 0 || address.includes('%') || more !== undefined) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= maxBits);
}

function trustedProxies(env: Environment): Config['trustedProxies'] {
  const text = read(env, 'TRUSTED_PROXIES');
  if (text === null) return null;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong === undefined) return networks;
  throw new ConfigError(
    `TRUSTED_PROXIES must be addresses and networks such as 10.0.0.5, 10.1.0.0/16, or a number of hops from 1 to 9, but it has '${wrong}'.`,
  );
}

const metricsTokenMinLength = 16;

function metricsToken(env: Environment): string | null {
  const token = read(env, 'METRICS_TOKEN');
  if (token !== null && !(token.length >= metricsTokenMinLength && /^[!-~]+$/.test(token))) {
    throw new ConfigError(
      `METRICS_TOKEN must have at least ${metricsTokenMinLength} letters, digits or signs, and no spaces.`,
    );
  }
  return token;
}

function backup(env: Environment): Config['backup'] {
  const dir = read(env, 'BACKUP_DIR');
  const everyHours = wholeNumber(env, 'BACKUP_EVERY_HOURS', 24, { min: 1, max: 8760 });
  const keep = wholeNumber(env, 'BACKUP_KEEP', 7, { min: 1, max: 1000 });
  return dir === null ? null : { dir, everyHours, keep };
}

/** On loopback nobody but the owner of the machine can name its addresses. */
function webhooksToLoopback(env: Environment): boolean {
  if (oneOf(env, 'WEBHOOKS_TO_LOOPBACK', 'off', ['on', 'off']) === 'off') return false;
  const origin = publicUrl(env);
  if (!isLoopback(host(env)) || (origin !== null && !isLoopback(new URL(origin).hostname))) {
    throw new ConfigError('WEBHOOKS_TO_LOOPBACK is for building a receiver: HOST and PUBLIC_URL must be on loopback.');
  }
  return true;
}

function oneOf<const Choice extends string>(
  env: Environment,
  name: string,
  fallback: Choice,
  choices: readonly Choice[],
) {
  const text = read(env, name) ?? fallback;
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) {
    throw new ConfigError(`${name} must be ${choices.map((c) => `'${c}'`).join(' or ')}, but it is '${text}'.`);
  }
  return choice;
}

type Readers = { readonly [Name in keyof Config]: (env: Environment) => Config[Name] };

const readers: Readers = {
  mode: (env) => oneOf(env, 'NODE_ENV', 'production', ['production', 'development']),
  port: (env) => wholeNumber(env, 'PORT', 3000, { min: 0, max: 65535 }),
  host,
  dataDir: (env) => read(env, 'DATA_DIR') ?? './data',
  databaseUrl: (env) => readDatabaseUrl(env, 'DATABASE_URL'),
  databaseListenUrl: (env) => readDatabaseUrl(env, 'DATABASE_LISTEN_URL'),
  workers: (env) => workers(env, read(env, 'DATABASE_URL')),
  publicUrl,
  smtpUrl: (env) => readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
  admin,
  razorpay,
  upiVpa,
  rateLimit: (env) => oneOf(env, 'RATE_LIMIT', 'on', ['on', 'off']) === 'on',
  trustedProxies,
  metricsToken,
  webhooksToLoopback,
  backup,
};

/** Reads and checks all settings once. Bad values throw one ConfigError, with a plain sentence and a line for each. */
export function parseConfig(env: Environment): Config {
  const problems: string[] = [];
  const values = Object.entries(readers).map(([name, readSetting]) => {
    try {
      return [name, readSetting(env)];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(error.message);
      return [name, null];
    }
  });
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return Object.fromEntries(values) as Config;
}
