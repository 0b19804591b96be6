import type { VideoPage } from '#content/markdown-page.ts';
import { firstPedalSlug } from '#domain/catalogue/first-pedal.ts';
import { paths } from '#domain/paths/paths.ts';
import type { VideoEmbed } from '#domain/shop/shop.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Stage } from '../../ui/stage/stage.tsx';
import { GuideBreadcrumb } from './article/guide-breadcrumb.tsx';
import { thumbUrl } from './thumbs.ts';
import text from '../../ui/text/text.module.css';
import styles from './video-head.module.css';
import { useState } from 'react';
import visibility from '../../ui/visibility/visibility.module.css';

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
      <img className={styles.poster} src={poster} alt="" width={960} height={600} fetchPriority="high" />
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

const book = 'M12 6c-2-1.6-5-2-8.5-2v14c3.5 0 6.5.4 8.5 2 2-1.6 5-2 8.5-2V4C17 4 14 4.4 12 6zM12 6v14';
const clock = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3.2 2';

interface VideoHeadProps {
  page: VideoPage;
  film: VideoEmbed | null;
}

/** What there is until the film is: its whole minutes are those of a plan, and nothing looks as if it could be played. */
function PlannedFilm({ durationSeconds }: VideoPage) {
  const minutes = Math.floor(durationSeconds / 60);
  return (
    <p className={styles.planned}>
      <Icon shape={clock} />
      <span>{`Film planned, ${minutes} minutes. The whole text is here now.`}</span>
    </p>
  );
}

export function VideoHead({ page, film }: VideoHeadProps) {
  const { title, description, duration, sections, cover, kit } = page;
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <GuideBreadcrumb />
        <h1>{title}</h1>
        <p className={text.lead}>{description}</p>
        {film ? (
          <p className={text.meta}>{`Film, ${duration} minutes, ${sections.length} chapters`}</p>
        ) : (
          <PlannedFilm {...page} />
        )}
        <div className={styles.actions}>
          <a className={buttonClass(film ? {} : { variant: 'primary' })} href={`#${sections[0]?.id}`}>
            <Icon shape={book} />
            Read with pictures
          </a>
          <AppLink className={buttonClass()} href={kit === firstPedalSlug ? paths.firstPedal : paths.product(kit)}>
            Get the kit and tools
          </AppLink>
        </div>
      </div>
      {film ? (
        <VideoPlayer film={film} title={title} duration={duration} poster={thumbUrl(`videos/${page.id}`)} />
      ) : (
        <Stage className={classNames(styles.stage, cover.isPedal && styles.pedal)}>
          <img src={cover.address} alt={cover.alt} width={660} height={770} fetchPriority="high" />
        </Stage>
      )}
    </header>
  );
}
