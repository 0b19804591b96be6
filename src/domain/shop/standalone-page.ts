/** What pages share that stand alone: in a frame of somebody else, or as a file on a disk. Nothing is fetched for them. */
import { brandColours, nightColours } from './brand-colours.ts';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const declared = (colours: Readonly<Record<string, string>>): string =>
  Object.keys(nightColours)
    .map((name) => `--${name}:${colours[name]!}`)
    .join(';');

/** The colours that the device of the reader asks for, the fonts that it has, and the controls of a player. */
export const standaloneStyles = `
:root{color-scheme:light dark;${declared(brandColours)}}
@media (prefers-color-scheme:dark){:root{${declared(nightColours)}}}
*{box-sizing:border-box;margin:0}
body{background:var(--surface);color:var(--ink);font:16px/1.4 system-ui,sans-serif}
h1{line-height:1.25}
.row{display:flex;flex-wrap:wrap;align-items:end;gap:8px 16px}
.knobs{display:grid;grid-template-columns:repeat(auto-fill,minmax(120px,1fr));gap:8px 16px}
label{display:grid;gap:2px;font-size:14px;color:var(--ink-2)}
label.check{display:flex;align-items:center;gap:8px;min-height:44px}
input[type=range]{width:100%;height:28px;accent-color:var(--on)}
input[type=checkbox]{width:20px;height:20px;accent-color:var(--on)}
button,select{min-height:44px;padding:0 16px;border:1px solid var(--ink-3);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit}
button{min-width:96px;background:var(--mat);color:var(--on-mat);font-weight:600}
button:disabled{opacity:.6}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
footer{border-top:1px solid var(--line);font-size:14px}
a{color:var(--link)}
p{font-size:14px;color:var(--ink-2)}`;

export interface StandaloneKnob {
  readonly ref: string;
  readonly label: string;
  /** 0 to 1. */
  readonly position: number;
}

/** A slider from 0 to 1. */
export const rangeHtml = (label: string, value: number, attribute: string): string =>
  `<label>${escapeHtml(label)}<input type="range" min="0" max="1" step="0.01" value="${value}" ${attribute}></label>`;

export const knobsHtml = (knobs: readonly StandaloneKnob[]): string =>
  `<div class="knobs">${knobs.map(({ ref, label, position }) => rangeHtml(label, position, `data-knob="${escapeHtml(ref)}"`)).join('')}</div>`;

export const checkHtml = (label: string, attribute: string, isOn = true): string =>
  `<label class="check"><input type="checkbox" ${attribute}${isOn ? ' checked' : ''}>${label}</label>`;

export const effectHtml = (of: 'Effect' | 'Board' = 'Effect'): string => checkHtml(`${of} on`, 'data-effect');

export const statusHtml = `<p role="status"></p>
<noscript><p>Playing needs JavaScript.</p></noscript>`;
