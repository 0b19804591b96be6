import { type ReactNode, useEffect, useState } from 'react';
import type { Net } from '#electronics/component.ts';
import { healthyKey } from '#electronics/diagnosis/inference/heard-sounds.ts';
import { faultKey, type TableFault } from '#electronics/diagnosis/tables/fault-table.ts';
import { firstRiff } from '../../../components/player/riffs.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { play as playShape, stop as stopShape } from '../../../ui/icon/icon-shapes.ts';
import { SoundClient } from './sound-client.ts';

interface SoundSource {
  slug: string;
  url: string;
  subcategory: string;
}

/** Plays one suspect, or the pedal without a fault (null), at a time. */
export function usePlayButtons({ slug, url, subcategory }: SoundSource) {
  const [client] = useState(() => new SoundClient({ slug, url, riff: firstRiff(subcategory) }));
  useEffect(() => () => client.close(), [client]);
  const [playing, setPlaying] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const stop = (): void => {
    client.stop();
    setPlaying(null);
  };
  const playButton = (of: TableFault | null, words: string, net?: Net): ReactNode => {
    const key = of ? faultKey(of) : healthyKey;
    const isPlaying = playing === key;
    const start = (): void => {
      setPlaying(key);
      setFailed(false);
      client.play(of, net).catch(() => {
        setPlaying(null);
        setFailed(true);
      });
    };
    return (
      <Button aria-pressed={isPlaying} onClick={isPlaying ? stop : start}>
        <Icon shape={isPlaying ? stopShape : playShape} />
        {words}
      </Button>
    );
  };
  return { client, stop, playButton, hasFailed, forgetFailure: () => setFailed(false) };
}
