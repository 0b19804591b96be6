// The bundler makes a file of its own of it and gives its address.
// oxlint-disable-next-line import/default
import url from './chain.worklet.ts?worker&url';

/** Where the audio thread's file is. */
export const workletUrl: string = url;
