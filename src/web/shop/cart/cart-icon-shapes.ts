/** Signs that only the cart's screen needs, in the line of icon-shapes.ts. */
export const trash = 'M4 6.5h16M9.5 6V4.2h5V6M6.2 6.5l.8 13h10l.8-13M10 10.5v5.5M14 10.5v5.5';
