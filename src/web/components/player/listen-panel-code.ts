import type { ComponentType } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import type { Listening } from '#contracts/catalogue.ts';
import type { ListenKitData } from './listen-kit.ts';

export interface ListenPanelProps {
  product: Product;
  listening: Listening;
  kit: ListenKitData;
  /** It was opened by a press on Listen. */
  plays: boolean;
}

/** What a product's page fetches when somebody presses Listen. */
interface ListenPanelCode {
  readonly ListenPanel: ComponentType<ListenPanelProps>;
  readonly fetchKit: (listening: Listening) => Promise<ListenKitData>;
}

/** The route hands it to the page, since the shop does not import the area that plays. */
export type LoadListenPanel = () => Promise<ListenPanelCode>;
