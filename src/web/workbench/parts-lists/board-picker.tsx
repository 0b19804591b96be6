import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { maxQuantity } from '#domain/cart/cart.ts';
import { ArrowSelect } from '../../ui/field/arrow-select.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { cross } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper/quantity-stepper.tsx';
import { workbenchKitsQuery } from '../frame/workbench-kit.queries.ts';
import type { BoardBom } from './order-plan.ts';
import { maxBoards, type WantedBoard } from './wanted-boards.ts';
import styles from './board-picker.module.css';

interface BoardPickerProps {
  boards: readonly WantedBoard[];
  boms: readonly BoardBom[];
  onChange: (boards: readonly WantedBoard[]) => void;
}

/** Which boards the list is for, and how many of each. The stash is spent in this order. */
export function BoardPicker({ boards, boms, onChange }: BoardPickerProps) {
  const id = useId();
  const { data: kits = [] } = useQuery(workbenchKitsQuery);
  const nameOf = (slug: string): string =>
    boms.find((bom) => bom.slug === slug)?.name ?? kits.find((kit) => kit.slug === slug)?.name ?? slug;
  const others = kits.filter(({ slug }) => !boards.some((board) => board.slug === slug));
  return (
    <div className={styles.picker}>
      <ul aria-label="Boards to build">
        {boards.map(({ slug, count }, at) => (
          <li key={slug}>
            <b>{nameOf(slug)}</b>
            <QuantityStepper
              name={nameOf(slug)}
              quantity={count}
              limit={maxQuantity}
              onChange={(next) =>
                onChange(
                  boards.map((board) => (board.slug === slug ? { slug, count: Math.min(next, maxQuantity) } : board)),
                )
              }
            />
            {at > 0 && (
              <IconButton
                label={`Leave out ${nameOf(slug)}`}
                onClick={() => onChange(boards.filter((board) => board.slug !== slug))}
              >
                <Icon shape={cross} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && boards.length < maxBoards && (
        <div className={styles.more}>
          <label htmlFor={id}>Add a board</label>
          <ArrowSelect
            id={id}
            value=""
            onChange={({ target }) => onChange([...boards, { slug: target.value, count: 1 }])}
          >
            <option value="">Choose…</option>
            {others.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </ArrowSelect>
        </div>
      )}
    </div>
  );
}
