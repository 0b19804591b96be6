import { useState } from 'react';
import { ArticlePage } from '../shop/guides/article/article-page.tsx';
import { articleJsonLd } from '../shop/guides/guide-json-ld.ts';
import { articles } from '../shop/guides/guide-pages.ts';
import { JsonLd } from '../shell/json-ld.tsx';
import { Head } from '../shell/head.tsx';
import { notFoundScreen } from './not-found-screen.ts';
import type { LoadInput } from '../shell/screen.ts';
import { useSite } from '../shell/site.tsx';

interface Params {
  readonly id: string;
}

export async function load({ params, queryClient }: LoadInput<Params>): Promise<boolean> {
  if (await articles.load(params.id, queryClient)) return true;
  await notFoundScreen.preload();
  return false;
}

export default function GuideRoute({ params }: { params: Params }) {
  const { publicUrl } = useSite();
  const [Missing] = useState(notFoundScreen.component);
  const page = articles.usePage(params.id);
  if (!page) return <Missing params={params} />;
  return (
    <>
      <Head title={page.title} description={page.description} path={page.path} />
      <JsonLd data={articleJsonLd(page, publicUrl)} />
      <ArticlePage key={page.id} page={page} />
    </>
  );
}
