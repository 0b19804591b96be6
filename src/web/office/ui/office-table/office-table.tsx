import { useLayoutEffect, type ReactNode } from 'react';
import { narrow, useMedia } from '../media/use-media.ts';
import { CardList } from './card-list.tsx';
import { rememberedPlace } from './list-place.ts';
import type { OfficeList } from './office-list.ts';
import type { Selection } from './selection.ts';
import { TableView } from './table-view.tsx';

export interface OfficeColumn<T> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: T) => ReactNode;
  /** A width of CSS, such as '8rem'. Columns without one share the rest. */
  readonly width?: string;
  /** Numbers stand at the end. */
  readonly align?: 'end';
  /** Its words go on below each other, and the row is as high as they are. */
  readonly wraps?: boolean;
  /** The row opens through this cell, and through nothing else. */
  readonly isLink?: boolean;
  /** Left out below 75rem, or below 90rem. */
  readonly wideOnly?: boolean | 'widest';
  /** What the server calls this order; without it the heading is no button. */
  readonly sort?: string;
}

export interface Sorting {
  readonly by: string;
  readonly descending: boolean;
  readonly onSort: (by: string, descending: boolean) => void;
}

export interface OfficeTableProps<T> {
  /** What is listed: 'Orders'. */
  readonly label: string;
  readonly columns: readonly OfficeColumn<T>[];
  readonly list: OfficeList<T>;
  readonly rowId: (row: T) => string;
  /** What a person calls it: the box that selects it says so. */
  readonly rowName: (row: T) => string;
  readonly rowHref?: (row: T) => string;
  /** What a card says under the cell that links, where it is narrow. Without it all columns stand one below the other. */
  readonly card?: (row: T) => ReactNode;
  readonly selection?: Selection;
  readonly sorting?: Sorting;
}

/** Rows of which only those in view are drawn; cards where it is narrow. J, K, X and so on work in it. */
export function OfficeTable<T extends object>(props: OfficeTableProps<T>) {
  const isNarrow = useMedia(narrow);
  const hasRows = props.list.rows.length > 0;
  useLayoutEffect(() => {
    const place = rememberedPlace();
    if (hasRows && place) scrollTo({ top: place.scrollY, behavior: 'instant' });
  }, [hasRows]);
  return isNarrow ? <CardList {...props} /> : <TableView {...props} />;
}
