import type { UseQueryResult } from '@tanstack/react-query';
import { paths } from '#domain/paths/paths.ts';
import { Price } from '../../../components/price/price.tsx';
import { Pedal } from '../../panel/pedal/pedal.tsx';
import { AppLink } from '../../../shell/app-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { cross, grip as gripShape } from '../../../ui/icon/icon-shapes.ts';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import raisedTag from '../../../ui/tag/raised-tag.module.css';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import type { Place } from '../pedalboard-state.ts';
import type { PedalboardKit } from '../pedalboard.queries.ts';
import type { SoundingKit } from '../sounding-kit.queries.ts';
import { CpuShare } from '../cpu-load.tsx';
import type { ReadyPlace } from '../use-pedalboard.ts';
import type { Player } from '../../../components/player/audio/player.ts';
import styles from './slot.module.css';
import type { ComponentProps } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';

/** Small on a desk, where it comes with the pointer; larger where fingers are. */
const SlotButton = ({ shape, ...rest }: ComponentProps<typeof IconButton> & { shape: string }) => (
  <IconButton className={styles.button} {...rest}>
    <Icon shape={shape} />
  </IconButton>
);

const left = 'm14 6-6 6 6 6';
const right = 'm10 6 6 6-6 6';

interface SlotProps {
  kit: PedalboardKit;
  place: Place;
  number: number;
  isLast: boolean;
  ready: ReadyPlace | undefined;
  found: Pick<UseQueryResult<SoundingKit | null>, 'data' | 'isError' | 'refetch'>;
  player: Player;
  isPlaying: boolean;
  /** All of them are. */
  bypassed: boolean;
  isDragged: boolean;
  /** Where the pedal that is dragged would go. */
  dropSide: 'before' | 'after' | undefined;
  /** What the grip answers to. */
  grip: ComponentProps<'button'>;
  onMove: (by: -1 | 1) => void;
  onTakeOff: () => void;
  onTurn: (at: ReadyPlace, ref: string, position: number) => void;
  onStep: (at: ReadyPlace) => void;
}

/** What stands there until the pedal does, or instead of it. */
function Missing({ found: { data, isError, refetch }, name }: Pick<SlotProps, 'found'> & { name: string }) {
  if (data === null) return <p className={styles.missing}>We can’t play the {name} yet.</p>;
  if (!isError) return <Skeleton className={styles.skeleton} />;
  return (
    <div className={styles.missing} role="alert">
      <p>The {name} didn’t load.</p>
      <Button small onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}

function Top({ kit, place, number, isLast, grip, onMove, onTakeOff }: SlotProps) {
  const href = place.set
    ? `${paths.product(kit.slug)}?sound=${encodeURIComponent(place.set)}`
    : paths.product(kit.slug);
  return (
    <div className={styles.top}>
      {(number > 1 || !isLast) && (
        <SlotButton
          label={`Move ${kit.name}: drag it, or press an arrow key`}
          shape={gripShape}
          className={classNames(styles.button, styles.grip)}
          data-grip
          {...grip}
        />
      )}
      <AppLink className={classNames(raisedTag.tag, styles.name)} href={href}>
        <b>{number}</b> {kit.name}
      </AppLink>
      <span className={styles.do}>
        <SlotButton
          label={`Move ${kit.name} left`}
          shape={left}
          data-move="-1"
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <SlotButton
          label={`Move ${kit.name} right`}
          shape={right}
          data-move="1"
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <SlotButton label={`Take ${kit.name} off the board`} shape={cross} onClick={onTakeOff} />
      </span>
    </div>
  );
}

/** One pedal of the row: its name, its place, and all of it that turns. */
export function Slot(props: SlotProps) {
  const { kit, place, number, isLast, ready, found, player, isPlaying, bypassed, onTurn, onStep } = props;
  const isOff = bypassed || (ready?.bypassed ?? false);
  return (
    <li
      className={classNames(styles.slot, props.isDragged && styles.dragged)}
      data-place={place.id}
      data-drop={props.dropSide}
    >
      <div role="group" aria-label={`${number}, ${kit.name}`}>
        <div className={styles.stage}>
          <Top {...props} />
          {number === 1 && <span className={styles.end}>Guitar</span>}
          {isLast && <span className={classNames(styles.end, styles.amp)}>Amp</span>}
          {ready ? (
            <div className={styles.picture}>
              <Pedal
                sheet={ready.kit.sheet}
                drawing={ready.kit.drawing}
                name={kit.name}
                knobs={ready.sound.knobs}
                isLit={isPlaying && !isOff}
                isFlowing={isPlaying}
                bypassed={ready.bypassed}
                onTurn={(ref, position) => onTurn(ready, ref, position)}
                onStep={() => onStep(ready)}
              />
            </div>
          ) : (
            <Missing found={found} name={kit.name} />
          )}
        </div>
        <div className={styles.foot}>
          <span className={styles.state}>
            <Lamp colour={isOff ? 'off' : 'green'} />
            {isOff ? 'Bypassed' : 'On'}
          </span>
          {isPlaying && <CpuShare player={player} of={number - 1} />}
          {!kit.inStock && <span className={styles.out}>Out of stock</span>}
          <VisuallyHidden>Price</VisuallyHidden>
          <Price amount={kit.price} className={styles.price} />
        </div>
      </div>
    </li>
  );
}
