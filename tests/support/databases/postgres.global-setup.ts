import type { TestProject } from 'vitest/node';
import { makePostgresTemplate } from './databases.ts';
import { embeddedTemplate } from './embedded-template.ts';
import { startPostgres } from './postgres.ts';

/** One PostgreSQL server, and one prepared database for each engine, for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  try {
    // One is made by this process, the other by the server's.
    const [embedded] = await Promise.all([embeddedTemplate(), makePostgresTemplate(postgres.url)]);
    project.provide('postgresUrl', postgres.url);
    project.provide('embeddedTemplate', embedded);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return () => postgres.stop();
}
