import { paths } from '#domain/paths/paths.ts';
import { OwnCircuitPage } from '../listen/own-circuit/own-circuit-page.tsx';
import { pedalboardKitsQuery } from '../listen/pedalboard/pedalboard.queries.ts';
import { Head } from '../shell/head.tsx';
import type { LoadInput } from '../shell/screen.ts';

export async function load({ queryClient }: LoadInput): Promise<void> {
  await queryClient.ensureQueryData(pedalboardKitsQuery);
}

const description =
  'Paste a SPICE or KiCad netlist, or start from one of our kits: your browser works its sound out, and you play through it.';

export default function OwnCircuitRoute() {
  return (
    <>
      <Head title="Your own circuit" description={description} path={paths.ownCircuit} />
      <OwnCircuitPage />
    </>
  );
}
