/** Icons of the account screens, in the line of ui/icon-shapes.ts, kept out of every other screen's first load. */
export const box = 'm12 2.5 8.5 4.7v9.6L12 21.5l-8.5-4.7V7.2zM3.5 7.2 12 12l8.5-4.8M12 12v9.5M7.7 4.9l8.5 4.7';
export const book =
  'M12 6.5C9.8 4.9 6.6 4.4 2.5 4.5v14c4.1-.1 7.3.4 9.5 2 2.2-1.6 5.4-2.1 9.5-2v-14c-4.1-.1-7.3.4-9.5 2v14';
export const pin =
  'M12 21.5s-7.5-6.2-7.5-11.6a7.5 7.5 0 0 1 15 0c0 5.4-7.5 11.6-7.5 11.6M9.3 10a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0';
export const toolbox = 'M3.5 8.5h17v11h-17zM8.5 8.5v-4h7v4M3.5 13.5h17M12 12v3';
export const sliders =
  'M4 6h9M17 6h3M13 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 12h3M11 12h9M7 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 18h8M16 18h4M12 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0';
export const pencil = 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3';
export const bin = 'M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 11v5.5M14 11v5.5';
