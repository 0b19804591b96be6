import { paths } from '#domain/paths/paths.ts';
import { pedalboardKitsQuery } from '../listen/pedalboard/pedalboard.queries.ts';
import { PedalboardPage } from '../listen/pedalboard/pedalboard-page.tsx';
import { Head } from '../shell/head.tsx';
import type { LoadInput } from '../shell/screen.ts';

export async function load({ queryClient }: LoadInput): Promise<void> {
  await queryClient.ensureQueryData(pedalboardKitsQuery);
}

const description =
  'Put up to eight pedal kits in a row, turn their knobs and play through all of them in your browser. Share the board by its link.';

export default function PedalboardRoute() {
  return (
    <>
      <Head title="Pedalboard" description={description} path={paths.pedalboard()} />
      <PedalboardPage />
    </>
  );
}
