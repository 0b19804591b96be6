import { isTicked, mark, type BuildState } from '../builds/build-state.ts';

/** The parts were looked through, and the work begins. Every build asks this; few have a bag. */
export const unboxedMark = mark('check', 'unboxed');

export const isUnboxed = (state: BuildState): boolean => isTicked(state, unboxedMark);
