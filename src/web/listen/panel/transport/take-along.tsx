import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { download } from '../../../ui/icon/icon-shapes.ts';
import type { TakenAlong } from '../../take-along/taken-along.ts';

interface DialogProps {
  taken: TakenAlong;
  onClose: () => void;
}

const NotLoaded = ({ onClose }: DialogProps) => (
  <Dialog title="That didn’t load" onClose={onClose} alert>
    <p>Your settings are still here. Check your connection, then load the page again.</p>
    <DialogActions>
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  </Dialog>
);

/** Fetched by those who ask for it. */
const TakeAlongDialog = lazy(() =>
  import('../../take-along/take-along-dialog.tsx').catch(() => ({ default: NotLoaded })),
);

/** What is played, as it is set now, as files. `taken`: null while not all of it is there. */
export function TakeAlong({ taken }: { taken: (() => TakenAlong) | null }) {
  const [shown, setShown] = useState<TakenAlong | null>(null);
  return (
    <>
      <Button aria-haspopup="dialog" pending={taken === null} onClick={() => setShown(taken?.() ?? null)}>
        <Icon shape={download} />
        Take it along
      </Button>
      {shown && (
        <Suspense fallback={null}>
          <TakeAlongDialog taken={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
