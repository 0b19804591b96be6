import { themeKey } from './theme.ts';

/**
 * Runs in the head before anything is painted, so that the page never shows in the wrong theme. It repeats
 * `initialTheme` because it must not wait for a module; the test holds the two together.
 */
export const themeScript = `(function(){var t=null;try{t=localStorage.getItem('${themeKey}')}catch(e){}document.documentElement.dataset.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()`;
