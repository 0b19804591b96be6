import { useState, type KeyboardEvent } from 'react';
import type { ProductDetails } from '#contracts/product-details.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { grip } from '../../../ui/icon/icon-shapes.ts';
import styles from './picture-order.module.css';

/** The same list with one entry at another place. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  return from < 0 || from >= items.length
    ? [...items]
    : rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, items[from]!);
}

type Picture = ProductDetails['pictures'][number];

interface Props {
  readonly pictures: readonly Picture[];
  readonly urlOf: (imageUrl: string) => string;
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  readonly onOrder: (pictures: Picture[]) => void;
}

const nameOf = ({ label }: Picture, index: number): string => label ?? `Picture ${index + 1}`;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

interface Lifted {
  readonly at: number;
  readonly before: readonly Picture[];
}

/** Pictures in their order. The grip is dragged, or lifted with Space and moved with the arrows; each move is announced. */
export function PictureOrder({ pictures, urlOf, selected, onSelect, onOrder }: Props) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const place = (at: number) => `${at + 1} of ${pictures.length}`;

  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length || from === to) return;
    onOrder(moveItem(pictures, from, to));
    onSelect(to);
    setAnnouncement(`${nameOf(pictures[from]!, from)} is now ${place(to)}.`);
  };
  const liftOrSetDown = (index: number) => {
    setAnnouncement(
      lifted
        ? `${nameOf(pictures[index]!, index)} set down at ${place(index)}.`
        : `${nameOf(pictures[index]!, index)} lifted, ${place(index)}. Arrows move it, Space sets it down, Escape puts it back.`,
    );
    setLifted(lifted ? null : { at: index, before: pictures });
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === ' ') liftOrSetDown(index);
    else if (event.key === 'Escape' && lifted) {
      onOrder([...lifted.before]);
      onSelect(lifted.at);
      setLifted(null);
      setAnnouncement('Put back.');
    } else if (step && lifted) move(index, index + step);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <ol className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li
            key={picture.imageUrl}
            className={styles.picture}
            draggable
            data-lifted={lifted && index === selected ? '' : undefined}
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, index);
              setDragged(null);
            }}
          >
            <button
              className={styles.cell}
              type="button"
              aria-pressed={index === selected}
              aria-label={`Picture ${index + 1}: ${nameOf(picture, index)}`}
              onClick={() => onSelect(index)}
            >
              <img src={urlOf(picture.imageUrl)} alt="" width={96} height={96} draggable={false} />
            </button>
            <button
              className={styles.grip}
              type="button"
              aria-label={`Move ${nameOf(picture, index)}, ${place(index)}`}
              onKeyDown={onKeyDown(index)}
              onFocus={() => onSelect(index)}
            >
              <Icon shape={grip} />
              {nameOf(picture, index)}
            </button>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
