import { useEffect, useRef, useState } from 'react';
import type { ListedPart } from '#contracts/catalogue.ts';
import { maxPieces } from '#domain/workbench/stash/stash-state.ts';
import { SearchInput } from '../../ui/field/search-input.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper/quantity-stepper.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import text from '../../ui/text/text.module.css';
import { amountOfPart, type PartIndex } from '#domain/part-matching/match/part-index.ts';
import { findParts } from '../stash/found-parts.ts';
import { packPrice } from './packs-text.ts';
import styles from './part-chooser.module.css';

const maxShown = 8;

interface PartChooserProps {
  /** What was written, which is where the search for something else begins. */
  raw: string;
  index: PartIndex;
  chosen: ListedPart | null;
  pieces: number;
  /** Something was chosen by hand already. */
  isChanged: boolean;
  /** Null: as the shop reads it. */
  onChoose: (slug: string | null) => void;
  onPieces: (pieces: number) => void;
  onClose: () => void;
}

/** What somebody may have meant instead: the same value in another make, and what stands beside it on the shelf. */
function partsNear(chosen: ListedPart, index: PartIndex): ListedPart[] {
  const parts = [...index.bySlug.values()];
  const amount = amountOfPart(chosen);
  const equal = amount ? parts.filter((part) => amountOfPart(part)?.amount === amount.amount) : [];
  const ofKind = parts.filter(({ kind }) => kind === chosen.kind);
  const at = ofKind.indexOf(chosen);
  return [...new Set([...equal, ...ofKind.slice(Math.max(0, at - 4), at + 5)])];
}

/** Any part of the shop, and how many of it, in place of what was read. */
export function PartChooser({ raw, index, chosen, pieces, isChanged, onChoose, onPieces, onClose }: PartChooserProps) {
  const [typed, setTyped] = useState('');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const isTyped = typed.trim() !== '';
  const meant = isTyped || !chosen ? findParts(isTyped ? typed : raw, index) : partsNear(chosen, index);
  const found = meant.filter((part) => part !== chosen);
  const shown = found.slice(0, maxShown);
  return (
    <div
      ref={place}
      className={styles.chooser}
      role="group"
      aria-label={`Change ${raw}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.tools}>
        <SearchInput
          label="Find a part"
          name="part"
          placeholder="Value, number or name"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <span className={styles.pieces}>
          <span aria-hidden="true">Pieces</span>
          <QuantityStepper
            name={raw}
            quantity={pieces}
            limit={maxPieces}
            onChange={(wanted) => onPieces(Math.min(maxPieces, wanted))}
          />
        </span>
      </div>
      <p className={text.meta} role="status">
        {shown.length === 0
          ? `No ${meant.length > 0 ? 'other ' : ''}part matches that.`
          : !isTyped
            ? 'Perhaps one of these:'
            : found.length > maxShown
              ? `The first ${maxShown} of ${found.length}.`
              : `${found.length} found.`}
      </p>
      <ul>
        {shown.map((part) => (
          <li key={part.slug}>
            <button type="button" onClick={() => onChoose(part.slug)}>
              <img src={part.imageUrl} alt="" width={44} height={32} loading="lazy" />
              <b>
                <VisuallyHidden>Take </VisuallyHidden>
                {part.name}
              </b>
              <span className={text.meta}>{part.inStock ? packPrice(part) : 'Out of Stock'}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.end}>
        {isChanged && <TextButton onClick={() => onChoose(null)}>Back to what we read</TextButton>}
        <TextButton onClick={onClose}>Close</TextButton>
      </p>
    </div>
  );
}
