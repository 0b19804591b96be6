/** The signs of the back office, drawn like those of the shop (ui/icon/icon-shapes.ts). */
export const pulse = 'M4 12h3l2.5-7 4 14 2.5-7h4';
export const parcel = 'M3.5 8 12 3.5 20.5 8v8L12 20.5 3.5 16zM3.5 8 12 12.5 20.5 8M12 12.5v8';
export const bubble = 'M4 5h16v11H10l-4.5 4v-4H4z';
export const people =
  'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2.5 20c.5-3.6 3-5.5 6.5-5.5s6 1.9 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.9c2.3.6 3.7 2.3 4 5.1';
export const pedal =
  'M6 3h12v18H6zM8 8a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M13 8a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M10 16.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0';
export const shelf = 'M4 4v16M20 4v16M4 9h16M4 15h16M7 9V6h4v3M13 15v-3h4v3';
export const sheet = 'M6 3h8.5L19 7.5V21H6zM14 3v5h5M9 13h7M9 17h7';
export const envelope = 'M3.5 6h17v12h-17zM3.5 7l8.5 6 8.5-6';
export const key = 'M3.5 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0M11.3 12.2 20 3.5M16.5 7l3 3';
export const list =
  'M8 6h12M8 12h12M8 18h12M3.4 6a0.6 0.6 0 1 0 1.2 0a0.6 0.6 0 1 0 -1.2 0M3.4 12a0.6 0.6 0 1 0 1.2 0a0.6 0.6 0 1 0 -1.2 0M3.4 18a0.6 0.6 0 1 0 1.2 0a0.6 0.6 0 1 0 -1.2 0';
export const lock = 'M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3';
export const chevronRight = 'm9 6 6 6-6 6';
export const check = 'm5 12.5 4.5 4.5L19 7.5';
export const warning = 'M12 4 2.5 20h19zM12 10v5M12 17.4v.2';
export const pencil = 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z';
export const undo = 'M8 4 4 8l4 4M4 8h10a6 6 0 0 1 0 12H9';
export const printer = 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z';
export const download = 'M12 4v11m-5-5 5 5 5-5M4.5 20h15';
export const upload = 'M12 20V8m-5 5 5-5 5 5M4.5 4h15';
export const truck =
  'M2.5 6h11v10h-11zM13.5 9.5h4l4 3.5v3h-8M4.5 17.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 17.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0';
export const barcode = 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 8v8M12 8v8M16 8v8';
export const clock = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7v5.5l3.5 2';
export const sliders = 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5';
export const picture = 'M3.5 5h17v14h-17zM4 17l5-5.5 4 4 3-2.5 4 4M7.6 9a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0';
export const grip =
  'M8.1 6a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0M14.1 6a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0M8.1 12a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0M14.1 12a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0M8.1 18a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0M14.1 18a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0';
export const fingerprint =
  'M5 11a7 7 0 0 1 14 0M8 20c-1.2-2.4-1.6-5-1.4-8a5.4 5.4 0 0 1 10.8 0c0 2-.1 4-.6 6M12 12c0 3 .3 5.6 1.3 8.5M9.5 12a2.5 2.5 0 0 1 5 0c0 2.6.2 4.6.8 6.6';
export const gear =
  'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M5.5 18.5l2.1-2.1M16.4 7.6l2.1-2.1';
