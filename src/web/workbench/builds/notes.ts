import type { BuildNote, BuildState } from '#domain/workbench/builds/build-state.ts';

/** In the order they were written. */
export const notesOf = ({ notes }: BuildState): { readonly id: string; readonly note: BuildNote }[] =>
  Object.entries(notes)
    .flatMap(([id, { value }]) => (value ? [{ id, note: value }] : []))
    .toSorted((a, b) => a.note.writtenAt - b.note.writtenAt);
