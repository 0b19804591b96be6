import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import type { Product, Listening } from '#contracts/catalogue.ts';
import { silentKits } from '#domain/listening/silent-kits.ts';
import type { ListenPanelProps, LoadListenPanel } from '../../../components/player/listen-panel-code.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ProductSection } from '../facts/product-section.tsx';
import { contentsQuery } from '../../../components/product/product.queries.ts';
import { PlayButton } from '../../../components/player/play-button.tsx';
import { ListenFrame } from '../../../components/player/listen-frame.tsx';
import text from '../../../ui/text/text.module.css';
import visibility from '../../../ui/visibility/visibility.module.css';
import styles from './listen.module.css';

const play = 'M8 5.5v13l10.5-6.5z';

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

/** The panel, or how it went wrong. */
async function fetchPanel(
  loadListenPanel: LoadListenPanel,
  listening: Listening,
): Promise<Opened | 'failed' | 'codeless'> {
  const code = await loadListenPanel().catch(() => null);
  if (!code) return 'codeless';
  const kit = await code.fetchKit(listening).catch(() => null);
  return kit ? { ListenPanel: code.ListenPanel, kit } : 'failed';
}

/** The panel is fetched by those who press, or who come by the link of a sound or of the probe. */
function usePanel(loadListenPanel: LoadListenPanel, listening: Listening) {
  const [phase, setPhase] = useState<Phase>('closed');
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = async (): Promise<void> => {
    if (phase === 'codeless') return location.reload();
    setPhase('loading');
    const fetched = await fetchPanel(loadListenPanel, listening);
    if (typeof fetched === 'string') setPhase(fetched);
    else setOpened((now) => now ?? fetched);
  };
  useEffect(() => {
    const openInSilence = (): void => {
      if (!isShared() && !isProbe()) return;
      // Without it the page is as it was: the button fetches it again.
      void fetchPanel(loadListenPanel, listening).then((fetched) => {
        if (typeof fetched !== 'string') setOpened((now) => now ?? fetched);
      });
    };
    openInSilence();
    addEventListener('hashchange', openInSilence);
    return () => removeEventListener('hashchange', openInSilence);
  }, [loadListenPanel, listening]);
  return { phase, opened, open };
}

function Closed({ listening, phase, onPress }: { listening: Listening; phase: Phase; onPress: () => void }) {
  return (
    <ListenFrame
      picture={<img src={listening.imageUrl} alt="" width={340} height={172} loading="lazy" />}
      transport={
        <>
          <PlayButton
            variant="primary"
            className={classNames(styles.go, visibility.needsScript)}
            aria-busy={phase === 'loading'}
            shape={play}
            onClick={onPress}
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
  const { phase, opened, open } = usePanel(loadListenPanel, listening);
  if (opened) {
    const { ListenPanel, kit } = opened;
    // Someone who came by a link may have pressed while it loaded.
    return <ListenPanel product={product} listening={listening} kit={kit} plays={phase === 'loading'} />;
  }
  return <Closed listening={listening} phase={phase} onPress={open} />;
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
