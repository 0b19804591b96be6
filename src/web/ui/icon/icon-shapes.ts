/**
 * Our own icons, in the line of lucide. One string each: an icon library's runtime alone weighed more than all of
 * these together, on every first visit.
 */
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const plus = 'M12 5v14M5 12h14';
export const minus = 'M5 12h14';
export const cross = 'm6 6 12 12M18 6 6 18';
export const bars = 'M4 6h16M4 12h16M4 18h16';
export const chevronDown = 'm6 9 6 6 6-6';
export const arrowRight = 'M5 12h14m-6-6 6 6-6 6';
export const magnifier = `${circle(11, 11, 7)}M16 16l5 5`;
export const moon = 'M20.6 14A8.8 8.8 0 1 1 10 3.4a6.9 6.9 0 0 0 10.6 10.6';
export const sun = `${circle(12, 12, 4)}M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4`;
export const person = `${circle(12, 8, 4)}M4.5 20.5c.7-3.9 3.6-6 7.5-6s6.8 2.1 7.5 6`;
export const cart = `M2.5 3.5h2.7l2.6 12h10.4l2.3-8.5H6${circle(9, 20, 1)}${circle(17, 20, 1)}`;
export const camera = `M4 7.5h3.5L9.2 5h5.6l1.7 2.5H20A1.5 1.5 0 0 1 21.5 9v9a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 18V9A1.5 1.5 0 0 1 4 7.5${circle(12, 13.2, 3.2)}`;
export const github =
  'M9.2 20.6v-2.9c-3 .9-4.2-1.2-4.9-2.2-.3-.4-.7-.8-1.2-1M14.8 20.6v-3.3c0-1-.3-1.8-.9-2.4 3.3-.4 5.3-2 5.3-5.5 0-1.3-.4-2.5-1.3-3.4.4-1.2.3-2.2 0-3.1-1.3 0-2.4.6-3.3 1.3a10.6 10.6 0 0 0-5.2 0c-.9-.7-2-1.3-3.3-1.3-.3.9-.4 1.9 0 3.1a4.9 4.9 0 0 0-1.3 3.4c0 3.5 2 5.1 5.3 5.5-.6.6-.9 1.4-.9 2.4';
export const youtube = 'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4M10 9l5 3-5 3z';
export const discord = `M8.3 6.6c2.4-.7 5-.7 7.4 0l1-1.6c1.3.2 2.5.6 3.6 1.2 1.5 3.4 2.2 7 1.9 10.8-1.4 1-2.9 1.7-4.5 2.1l-1.3-2.2c-2.9.9-5.9.9-8.8 0l-1.3 2.2C4.7 18.7 3.2 18 1.8 17c-.3-3.8.4-7.4 1.9-10.8C4.8 5.6 6 5.2 7.3 5z${circle(8.9, 12.6, 1.3)}${circle(15.1, 12.6, 1.3)}`;
