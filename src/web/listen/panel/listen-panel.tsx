import { useRef } from 'react';
import { ListenFrame } from '../../components/player/listen-frame.tsx';
import { embedSnippet } from '#domain/paths/embed-paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { useSite } from '../../shell/site.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { GuitarPanel } from './guitar/guitar-panel.tsx';
import type { ListenPanelProps } from '../../components/player/listen-panel-code.ts';
import { Mods } from './mods/mods.tsx';
import { again } from '../../ui/icon/icon-shapes.ts';
import { PanelNotice } from './panel-notice.tsx';
import { StateTag } from './parts/state-tag.tsx';
import { Pedal } from './pedal/pedal.tsx';
import { Side } from './plots/side.tsx';
import { ProbeSection } from './probe/probe-section.tsx';
import { useProbed } from './probe/probed.ts';
import { isSameSound, stockSound } from '#drawings/listen/sound.ts';
import { riffNames } from '../../components/player/riffs.ts';
import { Sources } from './source/sources.tsx';
import { Amp } from './transport/amp.tsx';
import { Memories } from './transport/memories.tsx';
import { Share } from './transport/share.tsx';
import { TakeAlong } from './transport/take-along.tsx';
import { Transport } from './transport/transport.tsx';
import { Volume } from './transport/volume.tsx';
import { useListenPanel } from './use-listen-panel.ts';
import { useListenKeys } from './use-listen-keys.ts';
import styles from './listen-panel.module.css';

export { openKit } from './open-kit.ts';

/** A kit that is played: what you play, the pedal, what comes out; below it all that is done to it. */
export function ListenPanel({ product, listening, kit: { sheet, drawing, player: opened }, plays }: ListenPanelProps) {
  const panel = useListenPanel({ sheet, listening, subcategory: product.subcategory, player: opened });
  const { publicUrl } = useSite();
  const { state, send, player, playing } = panel;
  const { sound, bypassed, source, memories } = state;
  const [probed, setProbed] = useProbed(player);
  const isPlaying = playing.phase === 'playing';
  const go = useRef<HTMLButtonElement>(null);
  const focusGo = (): void => go.current!.focus();
  useListenKeys({
    within: 'listen',
    onGo: panel.go,
    onBypass: () => panel.bypass(!bypassed),
    onMemory: (memory) => send({ type: memories[memory] ? 'recalled' : 'stored', memory }),
  });
  return (
    <ListenFrame
      top={
        <>
          <StateTag state={playing} bypassed={bypassed} guitar={source === 'guitar' ? panel.guitar : null} />
          {!isSameSound(sound, stockSound(sheet)) && (
            <Button
              variant="quiet"
              small
              className={styles.reset}
              onClick={() => {
                send({ type: 'reset', sheet });
                focusGo();
              }}
            >
              <Icon shape={again} />
              Stock settings
            </Button>
          )}
        </>
      }
      picture={
        <Pedal
          sheet={sheet}
          drawing={drawing}
          name={product.name}
          knobs={sound.knobs}
          isLit={isPlaying && !bypassed}
          isFlowing={isPlaying}
          bypassed={bypassed}
          onTurn={(ref, position) => send({ type: 'turned', ref, position })}
          onStep={panel.step}
        />
      }
      source={
        <Sources riffs={panel.riffs} source={source} progress={panel.progress} onChoose={panel.choose}>
          {source === 'guitar' && (
            <GuitarPanel
              guitar={isPlaying ? player.guitar : null}
              deviceId={panel.guitar.deviceId}
              onDevice={panel.plugInto}
            />
          )}
        </Sources>
      }
      side={
        <Side
          sheet={sheet}
          listening={listening}
          sound={sound}
          bypassed={bypassed}
          riff={source === 'guitar' ? null : source}
          probed={probed}
          player={player}
          isPlaying={isPlaying}
          quality={playing.quality}
          hasAmp={playing.amp === 'playing'}
          isReady={playing.phase !== 'loading'}
        />
      }
      transport={
        <Transport
          go={go}
          state={playing}
          bypassed={bypassed}
          takesFocus={plays}
          onGo={panel.go}
          onBypass={panel.bypass}
        >
          <Amp {...panel.amp} behind="pedal" />
          <Memories
            memories={memories}
            sound={sound}
            controls={sheet.controls}
            onStore={(memory) => send({ type: 'stored', memory })}
            onRecall={(memory) => send({ type: 'recalled', memory })}
          />
          {playing.phase !== 'idle' && <Volume volume={panel.volume} onChange={panel.setVolume} />}
          <Share
            address={panel.shareAddress}
            embed={embedSnippet(
              { kind: 'listen', slug: product.slug, title: `Hear the ${product.name}`, query: panel.embedQuery },
              publicUrl,
            )}
          />
          <TakeAlong taken={() => panel.takenAlong(product, drawing)} />
          <AppLink href={panel.pedalboardAddress} className={buttonClass()}>
            Put it on a board
          </AppLink>
        </Transport>
      }
      notice={
        <PanelNotice
          panel={panel}
          unknownRiff={
            panel.unknownRiff !== null && source !== 'guitar'
              ? { name: panel.unknownRiff, instead: riffNames[source] }
              : null
          }
          onAnswered={focusGo}
        />
      }
    >
      <Mods sheet={sheet} sound={sound} send={send} />
      <ProbeSection
        {...{ product, sheet, sound, player, playing, bypassed, probed }}
        onProbe={setProbed}
        onGo={panel.go}
      />
    </ListenFrame>
  );
}
