import type { LoadInput } from '../../shell/screen.ts';
import { workbenchKitsQuery } from '../frame/workbench-kit.queries.ts';
import { JoinPage } from './join/join-page.tsx';
import { RoomPage } from './room/room-page.tsx';
import { TeachPage } from './teach/teach-page.tsx';

/** A class by its id, or a code; neither: the teacher's classes. */
interface Params {
  readonly id?: string;
  readonly code?: string;
}

/** Whose class it is, is found out in the browser: only the list of kits is the same for everybody. */
export async function load({ params, queryClient }: LoadInput<Params>): Promise<void> {
  if (params.id === undefined && params.code === undefined) await queryClient.ensureQueryData(workbenchKitsQuery);
}

/** One screen for three addresses: what they share with the bench is cut into fewer pieces so. */
export default function ClassScreen({ params: { id, code } }: { params: Params }) {
  if (code !== undefined) return <JoinPage code={code} />;
  return id === undefined ? <TeachPage /> : <RoomPage id={id} />;
}
