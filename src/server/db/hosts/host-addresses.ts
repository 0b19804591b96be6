/**
 * One address for each host of a DATABASE_URL, which may name several as libpq does:
 * `postgres://user:password@one:5432,two:5432/shop`. They share everything but the host.
 */
export function hostAddresses(databaseUrl: string): string[] {
  const [, protocol = '', authority = '', rest = ''] = /^([^/]*\/\/)([^/?#]*)(.*)$/s.exec(databaseUrl) ?? [];
  const hostsFrom = authority.lastIndexOf('@') + 1;
  const account = authority.slice(0, hostsFrom);
  const hosts = authority.slice(hostsFrom).split(',');
  return hosts.map((host) => `${protocol}${account}${host}${rest}`);
}
