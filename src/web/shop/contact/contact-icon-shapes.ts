/** Icons of the contact screen, in the line of ui/icon-shapes.ts, kept out of every other screen's first load. */
export const envelope = 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7';
export const telephone =
  'M8.6 3.5H5.2c-.9 0-1.7.8-1.6 1.7.6 8.3 7 14.7 15.2 15.2.9.1 1.7-.7 1.7-1.6v-3.4l-4.6-1.6-1.9 2.1a13.6 13.6 0 0 1-5.9-5.9l2.1-1.9z';
export const place =
  'M12 21.5s-7.5-6.2-7.5-11.6a7.5 7.5 0 0 1 15 0c0 5.4-7.5 11.6-7.5 11.6M9.3 10a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0';
export const openBook =
  'M12 6.5C9.8 4.9 6.6 4.4 2.5 4.5v14c4.1-.1 7.3.4 9.5 2 2.2-1.6 5.4-2.1 9.5-2v-14c-4.1-.1-7.3.4-9.5 2v14';
export const lifebelt =
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M5.6 5.6l3.9 3.9M14.5 14.5l3.9 3.9M18.4 5.6l-3.9 3.9M9.5 14.5l-3.9 3.9';
export const knob = 'M5 13a7 7 0 1 0 14 0a7 7 0 1 0-14 0M12 13V8.5M4.5 6l1.4 1.4M12 2.5v2M19.5 6l-1.4 1.4';
