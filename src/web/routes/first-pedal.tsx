import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FirstPedalPage } from '../shop/first-pedal/first-pedal-page.tsx';
import { firstPedalJsonLd } from '../shop/first-pedal/first-pedal-json-ld.ts';
import { firstPedalQuery } from '../shop/first-pedal/first-pedal.queries.ts';
import { Head } from '../shell/head.tsx';
import { JsonLd } from '../shell/json-ld.tsx';
import type { LoadInput } from '../shell/screen.ts';
import { paths } from '#domain/paths/paths.ts';
import { useSite } from '../shell/site.tsx';
import { notFoundScreen } from './not-found-screen.ts';

/** Without the kit there is no such page. */
export async function load({ queryClient }: LoadInput): Promise<boolean> {
  if (await queryClient.ensureQueryData(firstPedalQuery)) return true;
  await notFoundScreen.preload();
  return false;
}

const description =
  'Build the Clean Booster first: one transistor, one knob, one evening. Kit, soldering iron, solder and every other tool it takes, in one press.';

export default function FirstPedalRoute({ params }: { params: object }) {
  const { publicUrl } = useSite();
  const [Missing] = useState(notFoundScreen.component);
  const { data: firstPedal, isError, refetch } = useQuery(firstPedalQuery);
  if (firstPedal === null) return <Missing params={params} />;
  return (
    <>
      <Head
        title="Your First Pedal"
        description={description}
        path={paths.firstPedal}
        {...(firstPedal && { image: firstPedal.kit.socialImageUrl })}
      />
      {firstPedal && <JsonLd data={firstPedalJsonLd(firstPedal, publicUrl)} />}
      <FirstPedalPage firstPedal={firstPedal} failed={isError} onRetry={() => void refetch()} />
    </>
  );
}
