import type { PlayerState } from '../../../components/player/audio/player.ts';
import { Lamp, type LampColour } from '../../../ui/lamp/lamp.tsx';
import raisedTag from '../../../ui/tag/raised-tag.module.css';

type Guitar = { readonly isMuted: boolean } | null;

function stateOf({ phase }: PlayerState, bypassed: boolean, guitar: Guitar): readonly [LampColour, string] {
  if (phase === 'loading') return ['amber', 'Loading'];
  if (phase === 'failed') return ['red', 'Stopped'];
  if (phase === 'idle') return ['off', 'Off'];
  if (guitar?.isMuted) return ['amber', 'Muted'];
  if (guitar && !bypassed) return ['green', 'Live'];
  return bypassed ? ['off', 'Bypassed'] : ['green', 'Playing'];
}

interface StateTagProps {
  state: PlayerState;
  bypassed: boolean;
  /** While the guitar is the source. */
  guitar: Guitar;
}

/** How it is going, in a word, for everyone. */
export function StateTag({ state, bypassed, guitar }: StateTagProps) {
  const [colour, word] = stateOf(state, bypassed, guitar);
  return (
    <p className={raisedTag.tag} role="status">
      <Lamp colour={colour} />
      {word}
    </p>
  );
}
