import type { Player, PlayerState } from '../../components/player/audio/player.ts';
import { GuitarNotice } from './guitar/guitar-notice.tsx';
import type { GuitarSource } from './guitar/use-guitar-source.ts';
import { Notice } from './parts/notice.tsx';
import { PlayerNotice, type PlayerNoticeProps } from './parts/player-notice.tsx';

interface PanelNoticeProps extends Pick<PlayerNoticeProps, 'subject'> {
  panel: Pick<GuitarSource, 'guitar' | 'unmute'> & { readonly playing: PlayerState; readonly player: Player };
  /** A riff that a link asks for in vain, and what is played instead. */
  unknownRiff?: { readonly name: string; readonly instead: string } | null;
  /** The button that was pressed goes with its notice. */
  onAnswered: () => void;
}

/** One notice at a time, the gravest first. */
export function PanelNotice({ panel, subject, unknownRiff = null, onAnswered }: PanelNoticeProps) {
  const { playing, player, guitar } = panel;
  const isMuted = playing.phase === 'playing' && guitar.isMuted;
  if (playing.phase !== 'failed' && (isMuted || playing.isTurnedDown)) {
    const answer = (act: () => void) => (): void => {
      act();
      onAnswered();
    };
    return <GuitarNotice isMuted={isMuted} onUnmute={answer(panel.unmute)} onTurnUp={answer(() => player.turnUp())} />;
  }
  if (unknownRiff && playing.phase !== 'failed') {
    return (
      <Notice look="info" title={`We don’t have a riff called “${unknownRiff.name}”`}>
        Everything else in this link is set. You’ll hear {unknownRiff.instead} instead; choose another whenever you
        like.
      </Notice>
    );
  }
  return <PlayerNotice state={playing} {...(subject && { subject })} />;
}
