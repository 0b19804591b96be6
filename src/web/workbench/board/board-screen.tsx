import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import type { LoadInput } from '../../shell/screen.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { loadWorkbenchKit } from '../frame/workbench-kit.queries.ts';
import { WorkbenchFrame } from '../frame/workbench-frame.tsx';
import { LinkedPanes } from './linked-panes.tsx';

interface Params {
  readonly slug: string;
}

export const load = ({ params, queryClient }: LoadInput<Params>): Promise<boolean> =>
  loadWorkbenchKit(queryClient, params.slug);

export default function BoardScreen({ params: { slug } }: { params: Params }) {
  return (
    <WorkbenchFrame
      slug={slug}
      view={null}
      end={
        <>
          <Button small onClick={() => print()}>
            Print
          </Button>
          <AppLink href={paths.bench(slug, 'build')} className={buttonClass({ variant: 'primary', small: true })}>
            Start building
          </AppLink>
        </>
      }
      title={(name) => `${name} on the Bench`}
      description={(name) =>
        `Board, schematic and parts of the ${name}, linked: touch a part or a net and it lights in all three. Both sides of the board, copper, values, bands and codes.`
      }
    >
      {(sheet, { contents }) => <LinkedPanes key={sheet.slug} {...{ sheet, contents }} />}
    </WorkbenchFrame>
  );
}
