/** Icons of the listen panel, on a square of 24. */
export const play = 'M8 5.5v13l10.5-6.5z';
export const stop = 'M6.5 6.5h11v11h-11z';
export const again = 'M4 12a8 8 0 1 0 2.6-5.9M4 4v5h5';
export const share =
  'M8.6 13.5l6.8 4M15.4 6.5l-6.8 4M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0';
export const copy = 'M9 9h11v11H9zM5 15H4V4h11v1';
export const loudspeaker = 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11';
export const warning = 'M12 3.5 2.5 20h19zM12 10v4.5M12 17.2v.1';
export const information = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v5.5M12 7.6v.1';
export const headphones = 'M4 19v-6a8 8 0 0 1 16 0v6M4 14h3.5v6H4zM20 14h-3.5v6H20z';
export const guitar =
  'M20.5 3.5l-7.6 7.6M9.5 9.7a4 4 0 0 1 4.8 4.8c-.4 1.600-1.800 1.500-2.400 3a4 4 0 1 1-5.400-5.400c1.500-.6 1.400-2 3-2.400M8.600 15.400v.1';
