import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const sentenceFor = (env: Record<string, string>): string => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('parseConfig', () => {
  it('serves on loopback with the embedded database when nothing is set', () => {
    expect(parseConfig({})).toEqual({
      mode: 'production',
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: null,
      databaseListenUrl: null,
      workers: 1,
      publicUrl: null,
      smtpUrl: null,
      admin: null,
      razorpay: null,
      upiVpa: null,
      rateLimit: true,
      trustedProxies: null,
      metricsToken: null,
      webhooksToLoopback: false,
      backup: null,
    });
  });

  it('takes every setting', () => {
    const config = parseConfig({
      NODE_ENV: 'development',
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/shop',
      DATABASE_URL: 'postgres://shop@one.example:5432,two.example:5432/shop',
      DATABASE_LISTEN_URL: 'postgres://shop@db.example/shop?target_session_attrs=read-write',
      WORKERS: '4',
      PUBLIC_URL: 'https://taar.example/',
      SMTP_URL: 'smtps://user:secret@mail.example',
      ADMIN_USERNAME: 'keeper',
      ADMIN_PASSWORD: 'solder joint',
      RAZORPAY_KEY_ID: 'rzp_test_1',
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_WEBHOOK_SECRET: 'new hook, old hook',
      RAZORPAY_API_URL: 'http://127.0.0.1:9000',
      UPI_VPA: 'taar@okbank',
      RATE_LIMIT: 'off',
      TRUSTED_PROXIES: '10.0.0.5, 10.1.0.0/16,fd00::/8',
      METRICS_TOKEN: 'a-token-of-24-characters',
      BACKUP_DIR: '/var/backups/shop',
      BACKUP_KEEP: '14',
    });
    expect(config.backup).toEqual({ dir: '/var/backups/shop', everyHours: 24, keep: 14 });
    expect(config).toMatchObject({ port: 8080, workers: 4, publicUrl: 'https://taar.example', rateLimit: false });
    expect(config.trustedProxies).toEqual(['10.0.0.5', '10.1.0.0/16', 'fd00::/8']);
    expect(parseConfig({ TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2);
    expect(config.metricsToken).toBe('a-token-of-24-characters');
    expect(config.admin).toEqual({ username: 'keeper', password: 'solder joint' });
    expect(config.razorpay?.apiUrl).toBe('http://127.0.0.1:9000');
    expect(config.razorpay?.webhookSecrets).toEqual(['new hook', 'old hook']);
  });

  it('treats an empty value as absent', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it.each([
    [{ PORT: '80a' }, "PORT must be a whole number from 0 to 65535, but it is '80a'."],
    [{ PORT: '70000' }, "PORT must be a whole number from 0 to 65535, but it is '70000'."],
    [{ PORT: '-1' }, "PORT must be a whole number from 0 to 65535, but it is '-1'."],
    [{ HOST: 'a b' }, "HOST must be a host name or an IP address, but it is 'a b'."],
    [
      { DATABASE_URL: 'mysql://db' },
      "DATABASE_URL must be an address that starts with postgres:// or postgresql://, but it starts with 'mysql:'.",
    ],
    [
      { DATABASE_URL: 'postgres://one:5432,two:many/shop' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://, but it is not an address.',
    ],
    [
      { DATABASE_LISTEN_URL: 'postgres://one,two/shop?target_session_attrs=any' },
      'DATABASE_LISTEN_URL asks for target_session_attrs=any, but the shop writes: leave that out.',
    ],
    [
      { DATABASE_URL: 'nonsense' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://, but it is not an address.',
    ],
    [{ BACKUP_KEEP: '0' }, "BACKUP_KEEP must be a whole number from 1 to 1000, but it is '0'."],
    [{ WORKERS: '2' }, 'WORKERS is 2, but more than one process needs a PostgreSQL server: set DATABASE_URL too.'],
    [{ WORKERS: '0' }, "WORKERS must be a whole number from 1 to 64, but it is '0'."],
    [
      { PUBLIC_URL: 'https://shop.example/path' },
      'PUBLIC_URL must be an origin such as https://shop.example, without a path.',
    ],
    [
      { SMTP_URL: 'http://mail.example' },
      "SMTP_URL must be an address that starts with smtp:// or smtps://, but it starts with 'http:'.",
    ],
    [{ ADMIN_USERNAME: 'keeper' }, 'ADMIN_USERNAME and ADMIN_PASSWORD belong together: set both or neither.'],
    [
      { ADMIN_USERNAME: 'a@b.example', ADMIN_PASSWORD: 'solder joint' },
      "ADMIN_USERNAME cannot be 'a@b.example': Username may hold letters, digits, dots, dashes and underscores, and starts with a letter or digit.",
    ],
    [{ ADMIN_USERNAME: 'keeper', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have 6 to 128 characters.'],
    [
      { RAZORPAY_KEY_ID: 'rzp' },
      'Razorpay needs all three of its settings: RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET missing.',
    ],
    [
      { RAZORPAY_KEY_ID: 'rzp', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'new,' },
      'RAZORPAY_WEBHOOK_SECRET must be one secret, or the new and the old one as new,old.',
    ],
    [{ UPI_VPA: 'nobank' }, "UPI_VPA must look like name@bank, but it is 'nobank'."],
    ...['true', '10.0.0.5,', '0', '12', '10.0.0.0/33', '0.0.0.0/0', '::/0', 'proxy.example', '10.0.0.0/8/8'].map(
      (text) =>
        [
          { TRUSTED_PROXIES: text },
          `TRUSTED_PROXIES must be addresses and networks such as 10.0.0.5, 10.1.0.0/16, or a number of hops from 1 to 9, but it has '${text.split(',').at(-1)}'.`,
        ] as [Record<string, string>, string],
    ),
    [
      { WEBHOOKS_TO_LOOPBACK: 'on', HOST: '0.0.0.0' },
      'WEBHOOKS_TO_LOOPBACK is for building a receiver: HOST and PUBLIC_URL must be on loopback.',
    ],
    [
      { WEBHOOKS_TO_LOOPBACK: 'on', PUBLIC_URL: 'https://shop.example' },
      'WEBHOOKS_TO_LOOPBACK is for building a receiver: HOST and PUBLIC_URL must be on loopback.',
    ],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 letters, digits or signs, and no spaces.'],
    [
      { METRICS_TOKEN: 'words with spaces' },
      'METRICS_TOKEN must have at least 16 letters, digits or signs, and no spaces.',
    ],
    [{ RATE_LIMIT: 'no' }, "RATE_LIMIT must be 'on' or 'off', but it is 'no'."],
    [{ NODE_ENV: 'staging' }, "NODE_ENV must be 'production' or 'development', but it is 'staging'."],
  ])('refuses %j with one sentence', (env, sentence) => {
    expect(sentenceFor(env)).toBe(sentence);
  });

  it('never repeats a secret in its sentence', () => {
    expect(sentenceFor({ DATABASE_URL: 'mysql://shop:hunter2@db' })).not.toContain('hunter2');
    expect(sentenceFor({ ADMIN_USERNAME: 'keeper', ADMIN_PASSWORD: 'abc' })).not.toContain('abc');
  });
});
