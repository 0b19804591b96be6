import { useState, type ComponentType } from 'react';
import type { PublicBuild } from '#contracts/build-reports.ts';
import { paths } from '#domain/paths/paths.ts';
import { call } from '../../api/client.ts';
import type { ListenPanelProps, LoadListenPanel } from '../../components/player/listen-panel-code.ts';
import { useOpenedPanel } from '../../components/player/use-opened-panel.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { play } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import text from '../../ui/text/text.module.css';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './build-sound.module.css';

type Opened = ListenPanelProps & { readonly Panel: ComponentType<ListenPanelProps> };

/** All that it takes to play, fetched by the press. */
async function fetchPanel(slug: string, sound: string, loadListenPanel: LoadListenPanel): Promise<Opened> {
  const params = { id: slug };
  const [code, product, contents] = await Promise.all([
    loadListenPanel(),
    call('GET /api/products/:id', { params }),
    call('GET /api/products/:id/contents', { params }),
  ]);
  if (!contents.listening) throw new Error('This kit cannot be heard.');
  // The panel reads the sound from the address, as it does on the page of the kit.
  history.replaceState(history.state, '', `${location.pathname}?${new URLSearchParams({ sound })}`);
  const kit = await code.openKit(contents.listening, product.subcategory);
  return { Panel: code.ListenPanel, product, listening: contents.listening, kit, plays: true };
}

interface BuildSoundProps {
  build: PublicBuild & { readonly sound: string };
  loadListenPanel: LoadListenPanel;
}

/** The sound of this very build: worked out in the browser, with its knobs and swaps. */
export function BuildSound({ build, loadListenPanel }: BuildSoundProps) {
  const [phase, setPhase] = useState<'closed' | 'loading' | 'failed'>('closed');
  const { kit, sound, shownName } = build;
  const { opened, open } = useOpenedPanel(() => fetchPanel(kit.slug, sound, loadListenPanel));
  const press = async (): Promise<void> => {
    setPhase('loading');
    await open(true).catch(() => setPhase('failed'));
  };
  if (opened) {
    const { Panel, ...props } = opened;
    return (
      <section id="listen" aria-labelledby="build-sound">
        <h2 id="build-sound">{shownName}’s setting</h2>
        <Panel {...props} />
      </section>
    );
  }
  return (
    <section className={styles.sound} aria-labelledby="build-sound">
      <h2 id="build-sound">{shownName}’s setting</h2>
      <div className={styles.acts}>
        <Button className={visibility.needsScript} aria-busy={phase === 'loading'} onClick={() => void press()}>
          <Icon shape={play} />
          {phase === 'loading' ? 'Getting the circuit ready…' : 'Play'}
        </Button>
        <AppLink href={`${paths.product(kit.slug)}?${new URLSearchParams({ sound })}#listen`}>
          Turn the knobs yourself
        </AppLink>
      </div>
      <p role="status" className={classNames(text.meta, styles.said)}>
        {phase === 'failed'
          ? 'The sound didn’t load. Check your connection, then press Play again.'
          : 'Worked out from this circuit in your browser. Not a recording.'}
      </p>
    </section>
  );
}
