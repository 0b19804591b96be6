import { useMemo, useState, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'wouter';
import type { ProductDetails } from '#contracts/product-details.ts';
import type { AdminProduct } from '#contracts/products.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { errorMessage, hasCode } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { toast } from '../../../toast/toast-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { officeCall } from '../../ui/calls/office-call.ts';
import { ConflictDialog } from '../../ui/conflict/conflict-dialog.tsx';
import { useListParams } from '../../ui/list-page/use-list-params.ts';
import { ViewTabs } from '../../ui/list-page/view-tabs.tsx';
import { SaveBar } from '../../ui/save-bar/save-bar.tsx';
import { useUnsavedChanges } from '../../ui/save-bar/unsaved-changes.ts';
import { istMoment } from '../../ui/when/ist.ts';
import { readPriceInput } from '../money-input.ts';
import { useProductSaved } from '../products.queries.ts';
import { EditorTab, tabNames, tabsOf, type TabName } from './editor-tabs.tsx';
import { changedFields, changeText, detailsOf, pickFields, showValue } from './product-changes.ts';
import { ProductHead } from './product-head.tsx';
import styles from './product-editor.module.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../ui/field/use-debounced.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { Segment } from '../../ui/segment/segment.tsx';

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
function LivePage({ id, name, draft }: Props) {
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

interface Conflict {
  readonly theirs: AdminProduct;
  readonly who: string;
}

/** What is typed as a price, as the API takes it. */
const toSend = (draft: ProductDetails): ProductDetails => ({
  ...draft,
  price: readPriceInput(draft.price) ?? draft.price,
});

async function whoSaved(id: string): Promise<string> {
  const query = { thing: 'product', thingId: id, limit: '1' } as const;
  const { items } = await officeCall('GET /api/admin/history', { query });
  return items[0]?.staffName ?? 'Somebody';
}

/** Everything that the page of a product shows. Nothing is saved before the button, and nothing is lost without a question. */
export function ProductEditor({ product }: { product: AdminProduct }) {
  const saved = useProductSaved();
  const [, navigate] = useLocation();
  const [{ part = 'text' }] = useListParams(['part']);
  const [base, setBase] = useState(product);
  const [draft, setDraft] = useState(() => detailsOf(product));
  const [urls, setUrls] = useState(product.pictureUrls);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const before = useMemo(() => detailsOf(base), [base]);
  const changed = changedFields(before, draft);
  const preview = useMemo(() => toSend(draft), [draft]);
  const changes = changed.map((field) => changeText(field, before, draft));

  const start = (fresh: AdminProduct, kept?: Partial<ProductDetails>) => {
    setBase(fresh);
    setDraft({ ...detailsOf(fresh), ...kept });
    setUrls({ ...urls, ...fresh.pictureUrls });
    setConflict(null);
  };
  // Fetched again, or changed in a list: whoever has typed nothing goes on from what it is now.
  if (product.version > base.version && changed.length === 0 && !isSaving) start(product);
  const send = async (details: ProductDetails, from: AdminProduct) => {
    const body = { ...pickFields(toSend(details), changedFields(detailsOf(from), details)), version: from.version };
    const fresh = await officeCall('PATCH /api/admin/products/:id', { params: { id: from.id }, body });
    start(fresh);
    await saved(fresh);
    toast({ title: `${fresh.name} is saved` });
    if (fresh.slug !== from.slug) navigate(officePaths.product(fresh.slug), { replace: true });
  };
  const save = async (details = draft, from = base) => {
    setSaving(true);
    setError(null);
    try {
      await send(details, from);
    } catch (failure) {
      if (hasCode(failure, 'changed-meanwhile')) {
        const theirs = await officeCall('GET /api/admin/products/:id', { params: { id: base.id } });
        setConflict({ theirs, who: await whoSaved(base.id) });
      } else setError(errorMessage(failure));
      throw failure;
    } finally {
      setSaving(false);
    }
  };
  const quietly = (saving: Promise<unknown>) => void saving.catch(() => {});
  const names = changes.join('\n');
  // The router asks what is unsaved; it is another value only when something else is.
  const unsaved = useMemo(
    () => (names === '' ? null : { thing: base.name, changes: names.split('\n'), save: () => save(draft, base) }),
    // oxlint-disable-next-line react/exhaustive-deps
    [names, base, draft],
  );
  useUnsavedChanges(unsaved);
  const current = tabNames.find((name) => name === part) ?? 'text';
  return (
    <>
      <ProductHead
        product={base}
        isUnsaved={changed.length > 0}
        onChanged={(fresh) => start(fresh, pickFields(draft, changed))}
      />
      <ViewTabs views={tabsOf(base).map((one) => ({ ...one, isCurrent: one.tab === current }))} />
      <FormError>{error}</FormError>
      <div className={styles.columns}>
        <EditorTab
          tab={current satisfies TabName}
          product={base}
          draft={draft}
          set={(change) => setDraft((now) => ({ ...now, ...change }))}
          urls={urls}
          onUrls={setUrls}
        />
        <LivePage id={base.id} name={base.name} draft={preview} />
      </div>
      <SaveBar changes={changes} isSaving={isSaving} onSave={() => quietly(save())} onDiscard={() => setDraft(before)}>
        <Button disabled={isSaving} onClick={() => quietly(save().then(() => navigate(officePaths.products)))}>
          Save and close
        </Button>
      </SaveBar>
      {conflict && (
        <ConflictDialog
          thing={base.name}
          who={conflict.who}
          when={`Saved ${istMoment(conflict.theirs.updatedAt)}.`}
          fields={Object.entries(productFields).map(([name, { label }]) => ({ name, label, show: showValue }))}
          before={{ ...before }}
          theirs={{ ...detailsOf(conflict.theirs) }}
          mine={{ ...draft }}
          isSaving={isSaving}
          onSave={(merged) => {
            const details = merged as unknown as ProductDetails;
            start(conflict.theirs, details);
            quietly(save(details, conflict.theirs));
          }}
          onTakeTheirs={() => start(conflict.theirs)}
          onClose={() => setConflict(null)}
        />
      )}
    </>
  );
}
