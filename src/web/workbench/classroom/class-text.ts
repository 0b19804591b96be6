/** 'now', '12 min'. */
export const waitedText = (minutes: number): string => (minutes === 0 ? 'now' : `${minutes} min`);

/** '1 builder', '30 builders'. */
export const buildersText = (count: number): string => `${count} ${count === 1 ? 'builder' : 'builders'}`;
