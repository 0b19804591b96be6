import { api } from '#contracts/api.ts';
import { openApiDocument } from '#contracts/openapi.ts';
import { clientFiles, type ClientDocument } from './client-source.ts';

/** What the client has to be for the contract as it stands. */
export const currentClientFiles = (): Record<string, string> =>
  clientFiles(openApiDocument(api, '') as unknown as ClientDocument);
