/** Signs of what can be done with an order, in the line of ui/icon/icon-shapes.ts. */
export const sheet = 'M6 3h8.5L19 7.5V21H6zM14 3v5h5M9 13h7M9 17h7';
export const speech = 'M4 5h16v11H10l-4.5 4v-4H4z';
export const truck =
  'M2.5 6h11v10h-11zM13.5 9.5h4l4 3.5v3h-8M4.5 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0';
export const warning = 'M12 4 2.5 20h19zM12 10v5M12 17.4v.2';
