/** On this device 'off': keys without Ctrl do nothing (WCAG 2.1.4). */
export const lettersKey = 'office-letters';
