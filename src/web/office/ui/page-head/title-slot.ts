import { createContext } from 'react';

/** The place in the top bar that the screen's heading goes to. */
export const TitleSlotContext = createContext<HTMLElement | null>(null);
