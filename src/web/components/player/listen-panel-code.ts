import type { ComponentType } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import type { Listening } from '#contracts/catalogue.ts';
import type { Player } from './audio/player.ts';
import type { ListenKitData } from './listen-kit.ts';

/** With its player, which whoever opened it closes. */
export interface OpenedKit extends ListenKitData {
  readonly player: Player;
  /** A press has begun; the browser lets something sound by now. */
  readonly prepare: () => void;
  /** With the riff that suits it or that the address names; from a press. */
  readonly begin: () => void;
}

export interface ListenPanelProps {
  product: Product;
  listening: Listening;
  kit: OpenedKit;
  /** It was opened by a press on Listen. */
  plays: boolean;
}

/** What a product's page fetches when somebody is about to press Listen. */
interface ListenPanelCode {
  readonly ListenPanel: ComponentType<ListenPanelProps>;
  readonly openKit: (listening: Listening, subcategory: string) => Promise<OpenedKit>;
}

/** The route hands it to the page, since the shop does not import the area that plays. */
export type LoadListenPanel = () => Promise<ListenPanelCode>;
