/**
 * Our own icons, in the line of lucide, for shop and office. One literal each: the bundler puts it where it is used, so that
 * no screen loads another's, and an icon library's runtime alone weighed more than all of the first load's together.
 */
export const again = 'M4 12a8 8 0 1 0 2.6-5.9M4 4v5h5';
export const arrowLeft = 'M19 12H5m7 7-7-7 7-7';
export const arrowRight = 'M5 12h14m-6-6 6 6-6 6';
export const bank = 'M3.5 9.5 12 4l8.5 5.5zM5.5 10v8M10 10v8M14 10v8M18.5 10v8M3.5 20.5h17';
export const barcode = 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 8v8M12 8v8M16 8v8';
export const bars = 'M4 6h16M4 12h16M4 18h16';
export const board =
  'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M6.5 9a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M14.5 15a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M9.5 9H14v4.5';
export const book =
  'M12 6.5C9.8 4.9 6.6 4.4 2.5 4.5v14c4.1-.1 7.3.4 9.5 2 2.2-1.6 5.4-2.1 9.5-2v-14c-4.1-.1-7.3.4-9.5 2v14';
export const box = 'm12 2.5 8.5 4.7v9.6L12 21.5l-8.5-4.7V7.2zM3.5 7.2 12 12l8.5-4.8M12 12v9.5M7.7 4.9l8.5 4.7';
export const camera =
  'M4 7.5h3.5L9.2 5h5.6l1.7 2.5H20A1.5 1.5 0 0 1 21.5 9v9a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 18V9A1.5 1.5 0 0 1 4 7.5M8.8 13.2a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0';
export const cart =
  'M2.5 3.5h2.7l2.6 12h10.4l2.3-8.5H6M8 20a1 1 0 1 0 2 0a1 1 0 1 0-2 0M16 20a1 1 0 1 0 2 0a1 1 0 1 0-2 0';
export const check = 'm5 12.5 4.5 4.5L19 7.5';
export const chevronDown = 'm6 9 6 6 6-6';
export const chevronRight = 'm9 6 6 6-6 6';
export const clock = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5.5l3.5 2';
export const copy = 'M9 9h11v11H9zM5 15H4V4h11v1';
export const cross = 'm6 6 12 12M18 6 6 18';
export const discord =
  'M8.3 6.6c2.4-.7 5-.7 7.4 0l1-1.6c1.3.2 2.5.6 3.6 1.2 1.5 3.4 2.2 7 1.9 10.8-1.4 1-2.9 1.7-4.5 2.1l-1.3-2.2c-2.9.9-5.9.9-8.8 0l-1.3 2.2C4.7 18.7 3.2 18 1.8 17c-.3-3.8.4-7.4 1.9-10.8C4.8 5.6 6 5.2 7.3 5zM7.6 12.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0M13.8 12.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0';
export const download = 'M12 4v11m-5-5 5 5 5-5M4.5 20h15';
export const envelope = 'M3.5 6h17v12h-17zM3.5 7l8.5 6 8.5-6';
export const filters = 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5';
export const fingerprint =
  'M5 11a7 7 0 0 1 14 0M8 20c-1.2-2.4-1.6-5-1.4-8a5.4 5.4 0 0 1 10.8 0c0 2-.1 4-.6 6M12 12c0 3 .3 5.6 1.3 8.5M9.5 12a2.5 2.5 0 0 1 5 0c0 2.6.2 4.6.8 6.6';
export const gear =
  'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M5.5 18.5l2.1-2.1M16.4 7.6l2.1-2.1';
export const github =
  'M9.2 20.6v-2.9c-3 .9-4.2-1.2-4.9-2.2-.3-.4-.7-.8-1.2-1M14.8 20.6v-3.3c0-1-.3-1.8-.9-2.4 3.3-.4 5.3-2 5.3-5.5 0-1.3-.4-2.5-1.3-3.4.4-1.2.3-2.2 0-3.1-1.3 0-2.4.6-3.3 1.3a10.6 10.6 0 0 0-5.2 0c-.9-.7-2-1.3-3.3-1.3-.3.9-.4 1.9 0 3.1a4.9 4.9 0 0 0-1.3 3.4c0 3.5 2 5.1 5.3 5.5-.6.6-.9 1.4-.9 2.4';
export const grip =
  'M8.1 6a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0M14.1 6a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0M8.1 12a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0M14.1 12a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0M8.1 18a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0M14.1 18a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0';
export const guitar =
  'M20.5 3.5l-7.6 7.6M9.5 9.7a4 4 0 0 1 4.8 4.8c-.4 1.6-1.8 1.5-2.4 3a4 4 0 1 1-5.4-5.4c1.5-.6 1.4-2 3-2.4M8.6 15.4v.1';
export const headphones = 'M4 19v-6a8 8 0 0 1 16 0v6M4 14h3.5v6H4zM20 14h-3.5v6H20z';
export const heart =
  'M12 20.3C6.6 16.4 3 13 3 9.1a4.7 4.7 0 0 1 8.4-2.9l.6.8.6-.8A4.7 4.7 0 0 1 21 9.1c0 3.9-3.6 7.3-9 11.2z';
export const information = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v5.5M12 7.6v.1';
export const iron = 'M4 20h16M7 16l9-9 3 3-9 9H7zM14 9l3 3';
export const key = 'M3.5 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M11.3 12.2 20 3.5M16.5 7l3 3';
export const knob = 'M5 13a7 7 0 1 0 14 0a7 7 0 1 0-14 0M12 13V8.5M4.5 6l1.4 1.4M12 2.5v2M19.5 6l-1.4 1.4';
export const letter = 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7';
export const lifebelt =
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M5.6 5.6l3.9 3.9M14.5 14.5l3.9 3.9M18.4 5.6l-3.9 3.9M9.5 14.5l-3.9 3.9';
export const list =
  'M8 6h12M8 12h12M8 18h12M3.4 6a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0-1.2 0M3.4 12a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0-1.2 0M3.4 18a.6 .6 0 1 0 1.2 0a.6 .6 0 1 0-1.2 0';
export const lock = 'M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3';
export const loudspeaker = 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11';
export const magnifier = 'M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M16 16l5 5';
export const minus = 'M5 12h14';
export const moon = 'M20.6 14A8.8 8.8 0 1 1 10 3.4a6.9 6.9 0 0 0 10.6 10.6';
export const parcel = 'M3.5 8 12 3.5 20.5 8v8L12 20.5 3.5 16zM3.5 8 12 12.5 20.5 8M12 12.5v8';
export const pedal =
  'M6 3h12v18H6zM8 8a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M13 8a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M10 16.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0';
export const pencil = 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z';
export const people =
  'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2.5 20c.5-3.6 3-5.5 6.5-5.5s6 1.9 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.9c2.3.6 3.7 2.3 4 5.1';
export const person = 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.5c.7-3.9 3.6-6 7.5-6s6.8 2.1 7.5 6';
export const picture = 'M3.5 5h17v14h-17zM4 17l5-5.5 4 4 3-2.5 4 4M7.6 9a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0';
export const pin =
  'M12 21.5s-7.5-6.2-7.5-11.6a7.5 7.5 0 0 1 15 0c0 5.4-7.5 11.6-7.5 11.6M9.3 10a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0';
export const play = 'M8 5.5v13l10.5-6.5z';
export const percent =
  'M6 18 18 6M5 7.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M14 16.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0';
export const plus = 'M12 5v14M5 12h14';
export const printer = 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z';
export const probe = 'm3 21 5-5M7 14l3 3M8.5 15.5 17 7M15 5l4 4M18 6l3-3';
export const pulse = 'M4 12h3l2.5-7 4 14 2.5-7h4';
export const share =
  'M8.6 13.5l6.8 4M15.4 6.5l-6.8 4M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0';
export const sheet = 'M6 3h8.5L19 7.5V21H6zM14 3v5h5M9 13h7M9 17h7';
export const shelf = 'M4 4v16M20 4v16M4 9h16M4 15h16M7 9V6h4v3M13 15v-3h4v3';
export const sliders =
  'M4 6h9M17 6h3M13 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 12h3M11 12h9M7 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 18h8M16 18h4M12 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0';
export const speech = 'M4 5h16v11H10l-4.5 4v-4H4z';
export const stop = 'M6.5 6.5h11v11h-11z';
export const sun =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4';
export const telephone =
  'M8.6 3.5H5.2c-.9 0-1.7.8-1.6 1.7.6 8.3 7 14.7 15.2 15.2.9.1 1.7-.7 1.7-1.6v-3.4l-4.6-1.6-1.9 2.1a13.6 13.6 0 0 1-5.9-5.9l2.1-1.9z';
export const toolbox = 'M3.5 8.5h17v11h-17zM8.5 8.5v-4h7v4M3.5 13.5h17M12 12v3';
export const trash = 'M4 6.5h16M9.5 6V4.2h5V6M6.2 6.5l.8 13h10l.8-13M10 10.5v5.5M14 10.5v5.5';
export const truck =
  'M2.5 6h11v10h-11zM13.5 9.5h4l4 3.5v3h-8M4.5 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0';
export const undo = 'M8 4 4 8l4 4M4 8h10a6 6 0 0 1 0 12H9';
export const upload = 'M12 20V8m-5 5 5-5 5 5M4.5 4h15';
export const warning = 'M12 4 2.5 20h19zM12 10v5M12 17.4v.2';
export const youtube = 'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4M10 9l5 3-5 3z';
