import { useRef } from 'react';
import type { TableRule } from '#domain/settings/rules.ts';
import { Input } from '../../../ui/field/input.tsx';
import type { ControlProps } from '../../../ui/field/labelled-control.tsx';
import { cross, plus } from '../../../ui/icon/icon-shapes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { Button } from '../../ui/button/button.tsx';
import { rowsOf, textOfRows, withCell, withPasted, type Cells } from './table-cells.ts';
import styles from './table-control.module.css';

/** As wide as what stands in a column, within reason. */
const widthOf = (rows: readonly Cells[], column: number): number =>
  Math.min(16, Math.max(6, ...rows.map((row) => row[column]!.length + 2)));

interface RowProps {
  readonly row: number;
  readonly cells: Cells;
  readonly heads: readonly string[];
  /** Of the first cell: what the label, the hint and the problem of the table belong to. */
  readonly control: ControlProps | undefined;
  readonly onType: (column: number, typed: string) => void;
  /** True: it was rows, and they are in. */
  readonly onPaste: (column: number, pasted: string) => boolean;
  readonly onTakeOut: () => void;
}

function Row({ row, cells, heads, control, onType, onPaste, onTakeOut }: RowProps) {
  return (
    <tr>
      <th scope="row">{row + 1}</th>
      {heads.map((head, column) => (
        <td key={head} data-head={head}>
          <Input
            {...(column === 0 && control)}
            aria-label={`${head}, line ${row + 1}`}
            spellCheck={false}
            value={cells[column]!}
            onChange={({ target }) => onType(column, target.value)}
            onPaste={(event) => {
              if (onPaste(column, event.clipboardData.getData('text'))) event.preventDefault();
            }}
          />
        </td>
      ))}
      <td>
        <Button variant="quiet" aria-label={`Take out line ${row + 1}`} onClick={onTakeOut}>
          <Icon shape={cross} />
        </Button>
      </td>
    </tr>
  );
}

interface TableControlProps {
  readonly rule: TableRule;
  readonly typed: unknown;
  readonly control: ControlProps;
  readonly onChange: (typed: string) => void;
}

/** A table in rows and cells. Rows of a sheet can be pasted into any cell. */
export function TableControl({ rule: { heads }, typed, control, onChange }: TableControlProps) {
  const rows = rowsOf(String(typed), heads.length);
  const body = useRef<HTMLTableSectionElement>(null);
  const set = (changed: readonly Cells[]): void => onChange(textOfRows(changed));
  const paste = (row: number, column: number, pasted: string): boolean => {
    const changed = withPasted(rows, row, column, pasted);
    if (changed) set(changed);
    return changed !== null;
  };
  const add = (): void => {
    onChange(`${textOfRows(rows)}\n`);
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('tr:last-child input')?.focus());
  };
  return (
    <div className={styles.control}>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <td />
              {heads.map((head, column) => (
                <th key={head} scope="col" style={{ minWidth: `${widthOf(rows, column)}ch` }}>
                  {head}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>Take out</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((cells, row) => (
              <Row
                // Rows have no names, and keep their place.
                // oxlint-disable-next-line react/no-array-index-key
                key={row}
                {...{ row, cells, heads }}
                control={row === 0 ? control : undefined}
                onType={(column, text) => set(withCell(rows, row, column, text))}
                onPaste={(column, pasted) => paste(row, column, pasted)}
                onTakeOut={() => {
                  set(rows.toSpliced(row, 1));
                  body.current?.querySelector<HTMLElement>('input')?.focus();
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Button onClick={add}>
        <Icon shape={plus} />
        Add a line
      </Button>
    </div>
  );
}
