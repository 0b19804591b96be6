import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FurtherFacts, HelpOutcome, HelpRequest } from '#contracts/help.ts';
import type { HelpSide } from '#domain/help/help.ts';
import { setting } from '#domain/workbench/builds/build-changes.ts';
import { merge } from '#domain/workbench/builds/merge.ts';
import { call } from '../../api/client.ts';
import { personalMeta } from '../../session/user.queries.ts';
import type { SavedBuild } from '../builds/saved-build.ts';
import { deviceName } from '../synced-store/synced-store.ts';
import type { HelpDraft } from './help-draft.ts';

export const helpQuery = queryOptions({
  queryKey: ['/api/help-requests'],
  queryFn: () => call('GET /api/help-requests'),
  meta: personalMeta,
});

/** A picture that was kept as a data address, as bytes. */
function blobOf(url: string): Blob {
  const [head = '', data = ''] = url.split(',');
  return new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], {
    type: /data:([^;]+)/.exec(head)?.[1] ?? 'image/jpeg',
  });
}

export interface SidePhoto {
  readonly side: HelpSide;
  readonly url: string;
}

interface Packet {
  readonly draft: HelpDraft;
  readonly build: SavedBuild;
  readonly name: string;
  readonly userId: number;
  readonly photos: readonly SidePhoto[];
}

/** The build first, then the question, then its photos. Each is safe to repeat: what was sent already changes nothing. */
async function send({ draft, build, name, userId, photos }: Packet): Promise<HelpRequest> {
  const { id: buildId, kit, state } = build;
  const changes = state.name ? state : merge(state, setting(state, { name }, deviceName()));
  await call('POST /api/builds/:id/changes', { params: { id: buildId }, body: { kit, changes, userId } });
  let request = await call('POST /api/help-requests', {
    body: { key: draft.key, buildId, words: draft.words, facts: draft.asked!, userId },
  });
  for (const { side, url } of photos) {
    if (request.photos.includes(side)) continue;
    request = await call('POST /api/help-requests/:id/photos/:side', {
      params: { id: request.id, side },
      file: blobOf(url),
    });
  }
  return request;
}

/** After a change: the question as it is now, before any other. */
function useShow() {
  const client = useQueryClient();
  return (request: HelpRequest) =>
    client.setQueryData(helpQuery.queryKey, (list = []) => [
      ...(list.some(({ id }) => id === request.id) ? [] : [request]),
      ...list.map((each) => (each.id === request.id ? request : each)),
    ]);
}

export function useSendHelp(onSent: () => void) {
  const show = useShow();
  return useMutation({
    mutationFn: send,
    onSuccess: (request) => {
      show(request);
      onSent();
    },
    networkMode: 'always',
  });
}

export function useSayMore(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FurtherFacts) => call('POST /api/help-requests/:id/further', { params: { id }, body }),
    onSuccess: useShow(),
    // There may be a newer answer: it is shown, and what was typed stays.
    onError: () => client.invalidateQueries({ queryKey: helpQuery.queryKey }),
  });
}

export function useOutcome(id: string) {
  return useMutation({
    mutationFn: (body: HelpOutcome) => call('POST /api/help-requests/:id/outcome', { params: { id }, body }),
    onSuccess: useShow(),
  });
}

export function useTakeBack(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/help-requests/:id', { params: { id } }),
    onSuccess: () =>
      client.setQueryData(helpQuery.queryKey, (list = []) => list.filter((request) => request.id !== id)),
  });
}
