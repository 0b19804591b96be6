import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { Product, Listening } from '#contracts/catalogue.ts';
import { silentKits } from '#domain/listening/silent-kits.ts';
import type { ListenPanelProps, LoadListenPanel } from '../../../components/player/listen-panel-code.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ProductSection } from '../facts/product-section.tsx';
import { contentsQuery } from '../../../components/product/product.queries.ts';
import { PlayButton } from '../../../components/player/play-button.tsx';
import { useOpenedPanel } from '../../../components/player/use-opened-panel.ts';
import { ListenFrame } from '../../../components/player/listen-frame.tsx';
import text from '../../../ui/text/text.module.css';
import visibility from '../../../ui/visibility/visibility.module.css';
import styles from './listen.module.css';

const triangle = 'M8 5.5v13l10.5-6.5z';

/** 'codeless': not even the code came, and a browser may keep that answer for as long as the page stands. */
type Phase = 'closed' | 'loading' | 'failed' | 'codeless';

const failure = 'The sound didn’t load. Check your connection, then try again.';

const sentences: Readonly<Record<Phase, string>> = {
  closed: 'No sound until you press Listen.',
  loading: 'Getting the circuit ready.',
  failed: failure,
  codeless: failure,
};

/** Someone has shared a sound by this address. It is shown, and never plays by itself. */
const isShared = (): boolean => new URLSearchParams(location.search).has('sound');

/** The schematic leads to the probe, which is on the panel. */
const isProbe = (): boolean => location.hash === '#probe';

interface Opened extends Pick<ListenPanelProps, 'kit'> {
  readonly ListenPanel: ComponentType<ListenPanelProps>;
}

/** A mouse that goes down counts for a browser, a finger only once it is lifted; where one was before, this one may prepare too. */
const mayOpenSound = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

class CodeMissing extends Error {}

async function fetchPanel(load: LoadListenPanel, listening: Listening, subcategory: string): Promise<Opened> {
  const code = await load().catch(() => Promise.reject(new CodeMissing()));
  return { ListenPanel: code.ListenPanel, kit: await code.openKit(listening, subcategory) };
}

/** The panel is fetched by those who point at the button or press it, or who come by the link of a sound or of the probe. */
function usePanel(loadListenPanel: LoadListenPanel, listening: Listening, subcategory: string) {
  const [phase, setPhase] = useState<Phase>('closed');
  const { opened, open, ...press } = useOpenedPanel(() => fetchPanel(loadListenPanel, listening, subcategory));
  const play = async (): Promise<void> => {
    if (phase === 'codeless') return location.reload();
    setPhase('loading');
    await open(true).catch((error: unknown) => setPhase(error instanceof CodeMissing ? 'codeless' : 'failed'));
  };
  const openInSilence = useEffectEvent(() => {
    // Without it the page is as it was: the button fetches it again.
    if (isShared() || isProbe()) void open(false).catch(() => undefined);
  });
  useEffect(() => {
    const onHash = (): void => openInSilence();
    onHash();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  return { phase, opened, play, ...press };
}

interface ClosedProps {
  listening: Listening;
  phase: Phase;
  panel: Omit<ReturnType<typeof usePanel>, 'phase' | 'opened'>;
}

function Closed({ listening, phase, panel }: ClosedProps) {
  return (
    <ListenFrame
      picture={<img src={listening.imageUrl} alt="" width={340} height={172} loading="lazy" />}
      transport={
        <>
          <PlayButton
            variant="primary"
            className={classNames(styles.go, visibility.needsScript)}
            aria-busy={phase === 'loading'}
            shape={triangle}
            onPointerEnter={panel.aim}
            onFocus={panel.aim}
            onPointerDown={({ button }) => {
              if (button === 0 && mayOpenSound()) void panel.hold();
            }}
            onPointerUp={panel.release}
            onPointerLeave={panel.release}
            onPointerCancel={panel.cancel}
            onClick={panel.play}
          >
            {phase === 'failed' || phase === 'codeless' ? 'Try again' : 'Listen'}
          </PlayButton>
          <p className={classNames(text.meta, styles.quietly, visibility.needsScript)} role="status">
            {sentences[phase]}
          </p>
        </>
      }
    />
  );
}

interface ListenProps {
  product: Product;
  loadListenPanel: LoadListenPanel;
}

function Playable({ product, listening, loadListenPanel }: ListenProps & { listening: Listening }) {
  const { phase, opened, ...panel } = usePanel(loadListenPanel, listening, product.subcategory);
  if (opened) {
    const { ListenPanel, kit } = opened;
    // Someone who came by a link may have pressed while it loaded.
    return <ListenPanel product={product} listening={listening} kit={kit} plays={phase === 'loading'} />;
  }
  return <Closed listening={listening} phase={phase} panel={panel} />;
}

/** A kit as it sounds, or why there is nothing to hear. */
export function Listen({ product, loadListenPanel }: ListenProps) {
  const { data } = useQuery(contentsQuery(product.slug));
  const silence = silentKits[product.slug];
  if (silence) {
    return (
      <ProductSection title="Listen">
        <p>{silence}</p>
      </ProductSection>
    );
  }
  return data?.listening ? <Playable {...{ product, loadListenPanel }} listening={data.listening} /> : null;
}
