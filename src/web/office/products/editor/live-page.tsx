import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ProductDetails } from '#contracts/product-details.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useDebounced } from '../../../ui/field/use-debounced.ts';
import { officeCall } from '../../ui/calls/office-call.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { Segment } from '../../ui/segment/segment.tsx';
import styles from './live-page.module.css';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly draft: ProductDetails;
}

const windows = [
  { name: 'desktop', label: '1280 px', width: 1280, height: 1000 },
  { name: 'phone', label: '390 px', width: 390, height: 844 },
] as const;

const restMs = 400;

/** How much smaller a window has to be drawn to fit into what there is; never larger. */
function useScale(box: RefObject<HTMLDivElement | null>, width: number): number {
  const [space, setSpace] = useState(width);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setSpace(entry!.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return Math.min(1, space / width);
}

/** The page that the shop itself draws from the draft, where the reader left it, in a window in which nothing runs. */
export function LivePage({ id, name, draft }: Props) {
  const [window, setWindow] = useState<(typeof windows)[number]>(windows[0]);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const scale = useScale(box, window.width);
  const settled = useDebounced(JSON.stringify(draft), restMs);
  const page = useQuery({
    queryKey: ['office', 'product-preview', id, settled],
    queryFn: ({ signal }) => {
      scrolled.current = frame.current?.contentWindow?.scrollY ?? 0;
      const body = JSON.parse(settled) as ProductDetails;
      return officeCall('POST /api/admin/products/:id/preview', { params: { id }, body, signal });
    },
    placeholderData: keepPreviousData,
    // A page for every pause in the typing: none is asked for again.
    gcTime: 0,
    retry: false,
  });
  return (
    <Panel
      title="The page, live"
      tools={
        <Segment
          label="Width"
          options={windows}
          value={window.name}
          onChange={(chosen) => setWindow(windows.find((one) => one.name === chosen)!)}
        />
      }
    >
      <div ref={box} className={styles.space} style={{ height: window.height * scale }}>
        {page.data && (
          <iframe
            ref={frame}
            className={styles.page}
            title={`Page of ${name}`}
            // Of the shop's origin, for its fonts; scripts, forms and windows stay off.
            sandbox="allow-same-origin"
            srcDoc={page.data.html}
            width={window.width}
            height={window.height}
            style={{ transform: `scale(${scale})` }}
            onLoad={() => frame.current?.contentWindow?.scrollTo(0, scrolled.current)}
          />
        )}
      </div>
      <p className={styles.state} role="status">
        {page.error ? `Not shown yet: ${errorMessage(page.error)}` : ''}
      </p>
    </Panel>
  );
}
