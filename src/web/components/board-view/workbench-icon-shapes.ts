/** In the line of the shop's icons, on a square of 24. */
export const board =
  'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M6.5 9a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0M14.500 15a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0M9.500 9H14v4.500';

export const iron = 'M4 20h16M7 16l9-9 3 3-9 9H7zM14 9l3 3';

export const probe = 'm3 21 5-5M7 14l3 3M8.500 15.500 17 7M15 5l4 4M18 6l3-3';

export const arrowLeft = 'M19 12H5m7 7-7-7 7-7';
