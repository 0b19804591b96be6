import { useState } from 'react';
import { buildSentences, noteMaxLength } from '#domain/workbench/builds/build-limits.ts';
import { paths } from '#domain/paths/paths.ts';
import { isPlainText } from '#domain/text.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import type { BuildActions } from '../../builds/my-builds.ts';
import type { SavedBuild } from '../../builds/saved-build.ts';
import { newName } from '../../synced-store/synced-store.ts';
import type { Owner } from '../../synced-store/device-states.ts';
import { NotesList } from '../notes/notes-list.tsx';
import { AddPhoto } from '../photos/add-photo.tsx';
import { PhotoList } from '../photos/photo-list.tsx';
import { usePhotos } from '../photos/use-photos.ts';

interface NotesDialogProps {
  owner: Owner;
  build: SavedBuild;
  name: string;
  actions: BuildActions;
  step: string;
  onClose: () => void;
}

/** What one wants to remember of this board. */
export function NotesDialog({ owner, build: { id, kit, state }, name, actions, step, onClose }: NotesDialogProps) {
  const photos = usePhotos(id, owner);
  const [text, setText] = useState('');
  const error = isPlainText(text) ? undefined : buildSentences.noteNotPlain;
  const add = (): void => {
    const note = { text: text.trim(), step, writtenAt: Date.now() };
    if (note.text === '' || error) return;
    actions.set({ notes: { [newName('n')]: note } });
    setText('');
  };
  return (
    <Dialog title="Notes and photos" onClose={onClose}>
      <NotesList state={state} onDelete={(note) => actions.set({ notes: { [note]: null } })} />
      <PhotoList photos={photos} />
      <AddPhoto
        photos={photos}
        onFiles={(files) => {
          // A build that was not begun is kept with its first photo.
          if (!state.name) actions.set({ name });
          void photos.add(files, step);
        }}
      />
      <p>
        <AppLink href={paths.questions(kit, `step:${step}`)}>Ask others about this step</AppLink>
      </p>
      <TextAreaField
        label="New note"
        rows={3}
        maxLength={noteMaxLength}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="primary" onClick={add}>
          Add note
        </Button>
      </DialogActions>
    </Dialog>
  );
}
