import { toast } from '../../toast/toast-store.ts';
import type { BuildActions } from './my-builds.ts';

/** Deletes, and says how to get it back. */
export function deleteBuild(name: string, actions: BuildActions): void {
  actions.set({ deleted: true });
  toast({
    title: `${name} deleted`,
    description: 'You can bring it back as long as this message is here.',
    action: {
      label: 'Undo',
      altText: 'Undo: bring the build back',
      run: () => actions.set({ deleted: false }),
    },
  });
}
