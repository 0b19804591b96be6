/** The schematic-line drawings of ideas and states, in one file. */
import * as benefits from '../spots/benefits.ts';
import { notFoundLines } from '../spots/not-found.ts';
import * as states from '../spots/states.ts';
import { sprite, symbol } from './sprite.ts';

const spots: Readonly<Record<string, () => string>> = {
  learn: benefits.learn,
  personal: benefits.personal,
  guides: benefits.guides,
  community: benefits.community,
  'empty-cart': states.emptyCart,
  'no-orders': states.emptyOrders,
  'no-results': states.noResults,
  'no-address': states.emptyAddress,
  failed: states.failed,
  sent: states.sent,
  'not-found': notFoundLines,
};

export const spotIds: readonly string[] = Object.keys(spots);

export const spotSprite = (): string => sprite(Object.entries(spots).map(([id, draw]) => symbol(id, draw())));
