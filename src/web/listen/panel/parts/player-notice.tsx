import type { PlayerState } from '../../../components/player/audio/player.ts';
import { Notice } from './notice.tsx';

const failures: Readonly<Record<NonNullable<PlayerState['failure']>, readonly [title: string, text: string]>> = {
  network: [
    'The sound didn’t load',
    'Your knobs and mods are as you left them. Check your connection, then try again.',
  ],
  'no-audio': [
    'This browser can’t play it',
    'Your knobs and mods are as you left them. Check that a loudspeaker is connected, or open the page in another browser.',
  ],
  'microphone-refused': [
    'Your browser blocked the guitar input',
    'Nothing was recorded. Allow the microphone for this site, then try again, or choose a riff.',
  ],
  'no-input': ['We can’t find that input', 'Plug it in or choose another.'],
  silent: ['The sound didn’t start', 'Press Listen once more.'],
  interrupted: [
    'The sound was interrupted',
    'Something else took the loudspeaker, such as a call. Press Listen to go on.',
  ],
};

export interface PlayerNoticeProps {
  state: PlayerState;
  /** What is played. */
  subject?: 'pedal' | 'board';
}

/** Trouble and slowness, in words; null while all is well. */
export function PlayerNotice({ state, subject = 'pedal' }: PlayerNoticeProps) {
  if (state.phase === 'failed') {
    const [title, words] = failures[state.failure ?? 'network'];
    return (
      <Notice look="bad" title={title}>
        {words}
      </Notice>
    );
  }
  if (state.phase === 'playing' && state.quality === 'prerendered' && state.isLoopsOnly) {
    return (
      <Notice look="info" title="This browser can’t play it live">
        You hear a prepared loop instead. It follows a knob after about a second. A newer browser plays it live.
      </Notice>
    );
  }
  if (state.phase === 'playing' && state.quality === 'prerendered') {
    return (
      <Notice look="info" title="This device is too slow to play it live">
        You hear a prepared loop instead. It follows a knob after about a second. To try it live again, close other
        programs, then stop and press Listen.
      </Notice>
    );
  }
  if (state.phase === 'playing' && state.amp === 'too-slow') {
    return (
      <Notice look="info" title={`This device plays the ${subject} without the amp`}>
        It has no time left for both, so you hear the {subject}’s own output. To try the amp again, close other
        programs, then choose it once more.
      </Notice>
    );
  }
  if (state.phase === 'playing' && state.isCoarser) {
    return (
      <Notice look="info" title="This device plays it at a coarser setting">
        The circuit is worked out in fewer steps to keep up. The highest overtones are a little less exact.
      </Notice>
    );
  }
  return null;
}
