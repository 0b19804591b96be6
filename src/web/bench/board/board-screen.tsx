import type { LoadInput } from '../../shell/screen.ts';
import { Button } from '../../ui/button/button.tsx';
import { loadBenchKit } from '../bench.queries.ts';
import { BenchFrame } from '../frame/bench-frame.tsx';
import { LinkedPanes } from './linked-panes.tsx';

interface Params {
  readonly slug: string;
}

export const load = ({ params, queryClient }: LoadInput<Params>): Promise<boolean> =>
  loadBenchKit(queryClient, params.slug);

export default function BoardScreen({ params: { slug } }: { params: Params }) {
  return (
    <BenchFrame
      slug={slug}
      way={null}
      end={
        <Button small onClick={() => print()}>
          Print
        </Button>
      }
      title={(name) => `${name} on the Bench`}
      description={(name) =>
        `Board, schematic and parts of the ${name}, linked: touch a part or a net and it lights in all three. Both sides of the board, copper, values, bands and codes.`
      }
    >
      {(sheet, { contents }) => <LinkedPanes key={sheet.slug} {...{ sheet, contents }} />}
    </BenchFrame>
  );
}
