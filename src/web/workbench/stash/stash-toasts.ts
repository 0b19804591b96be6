import { toast } from '../../toast/toast-store.ts';
import type { MyStash, PieceChanges } from './my-stash.ts';

export const piecesText = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

const opposite = (changes: PieceChanges): PieceChanges => new Map([...changes].map(([slug, by]) => [slug, -by]));

/** Puts pieces in or takes them out, says so, and how to undo just that. */
export function changeWithUndo(stash: MyStash, title: string, changes: PieceChanges): void {
  stash.change(changes);
  toast({
    title,
    action: { label: 'Undo', altText: `Undo: ${title}`, run: () => stash.change(opposite(changes)) },
  });
}
