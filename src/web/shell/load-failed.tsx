import { drawingUrl } from './drawing-manifest.ts';
import { Button } from '../ui/button/button.tsx';
import { Spot } from '../ui/spot/spot.tsx';
import panel from '../ui/panel/panel.module.css';

/** A part of a page that could not be fetched, and the way to try once more. */
export function LoadFailed({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <div className={panel.empty} role="alert">
      <Spot href={`${drawingUrl('sprite/spots')}#failed`} viewBox="0 0 160 120" />
      <p>{children}</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
