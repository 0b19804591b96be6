/** Kits that have nothing to hear, and why: said where the others can be listened to. */
export const silentKits: Readonly<Record<string, string>> = {
  'loop-switcher':
    'There’s nothing to hear here: the loop switcher adds no sound of its own. It takes the pedals you plug into it in and out with one press.',
};

export const isSilent = (slug: string): boolean => Object.hasOwn(silentKits, slug);
