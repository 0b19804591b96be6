import { expect, it } from 'vitest';
import { StartupError, startupSentence } from './startup-error.ts';

const failure = (message: string, facts: object) => Object.assign(new Error(message), facts);
const listen = (code: string) => failure(`listen ${code}`, { code, syscall: 'listen', address: '127.0.0.1', port: 80 });

it.each([
  [new StartupError('The data folder is in use.'), 'The data folder is in use.'],
  [
    listen('EADDRINUSE'),
    'Port 80 on 127.0.0.1 is in use by another program: stop that one, or set PORT to another number.',
  ],
  [listen('EACCES'), 'Port 80 on 127.0.0.1 may not be opened by this user: set PORT to a number from 1024.'],
  [listen('EADDRNOTAVAIL'), 'Port 80 on 127.0.0.1 cannot be opened: HOST is no address of this machine.'],
  [
    failure('password authentication failed for user "shop"', { code: '28P01' }),
    'The database refused the shop: password authentication failed for user "shop". Check DATABASE_URL.',
  ],
  [
    failure('EACCES: permission denied, mkdir /data', { code: 'EACCES', syscall: 'mkdir', path: '/data' }),
    'The file or folder /data cannot be used (EACCES).',
  ],
  [new TypeError('x is not a function'), null],
])('says of %s what the admin can do, and of a bug nothing', (error, sentence) => {
  expect(startupSentence(error)).toBe(sentence);
});
