import { useState } from 'react';
import { videoEmbeds } from '#domain/shop/shop.ts';
import { videoJsonLd } from '../shop/guides/guide-json-ld.ts';
import { videos } from '../shop/guides/guide-pages.ts';
import { JsonLd } from '../shell/json-ld.tsx';
import { VideoPage } from '../shop/guides/video-page.tsx';
import { Head } from '../shell/head.tsx';
import { notFoundScreen } from './not-found-screen.ts';
import type { LoadInput } from '../shell/screen.ts';
import { useSite } from '../shell/site.tsx';

interface Params {
  readonly id: string;
}

export async function load({ params, queryClient }: LoadInput<Params>): Promise<boolean> {
  if (await videos.load(params.id, queryClient)) return true;
  await notFoundScreen.preload();
  return false;
}

export default function VideoRoute({ params }: { params: Params }) {
  const { publicUrl } = useSite();
  const [Missing] = useState(notFoundScreen.component);
  const page = videos.usePage(params.id);
  if (!page) return <Missing params={params} />;
  const film = videoEmbeds[page.id] ?? null;
  return (
    <>
      <Head title={page.title} description={page.description} path={page.path} />
      <JsonLd data={videoJsonLd(page, film, publicUrl)} />
      <VideoPage key={page.id} page={page} film={film} />
    </>
  );
}
