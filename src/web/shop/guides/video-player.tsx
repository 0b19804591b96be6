import { useState } from 'react';
import type { VideoEmbed } from '#domain/shop/shop.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import visibility from '../../ui/visibility/visibility.module.css';
import styles from './video-player.module.css';

const play = 'M7 4.5v15l12-7.5z';

interface VideoPlayerProps {
  film: VideoEmbed;
  title: string;
  duration: string;
  poster: string;
}

/** Nothing is asked of the film's host before the visitor presses play: no frame, no script, no cookie. */
export function VideoPlayer({ film, title, duration, poster }: VideoPlayerProps) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        className={classNames(styles.film, styles.frame)}
        src={film.url}
        title={title}
        // The two are a hole only for a frame of our own origin, and a player does not start without either.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  const host = new URL(film.url).hostname;
  return (
    <div className={styles.film}>
      <img className={styles.poster} src={poster} alt="" width={960} height={600} />
      <button
        type="button"
        className={classNames(styles.play, visibility.needsScript)}
        onClick={() => setPlaying(true)}
      >
        <Icon shape={play} />
        Play the film, {duration}
      </button>
      <p className={styles.note}>
        The film loads from {host}, which may set its own cookies. Nothing is sent there until you press play.{' '}
        <a href={film.url}>Watch it on {host}</a>
      </p>
    </div>
  );
}
