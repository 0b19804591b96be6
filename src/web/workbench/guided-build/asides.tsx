import { lazy, type ComponentType } from 'react';
import { WiringNotLoaded } from './wiring/wiring-loading.tsx';

const importNotes = () => import('./pause/notes-dialog.tsx');
const importPause = () => import('./pause/pause-dialog.tsx');
const importDone = () => import('./done/done-page.tsx');
const importCheck = () => import('./check/check-card.tsx');
const importOpenBag = () => import('./unboxing/open-bag.tsx');
const importBagSync = () => import('./unboxing/bag-sync.tsx');
const importUnboxing = () => import('./unboxing/unboxing-stage.tsx');
const importWiring = () => import('./wiring/wiring-stage.tsx');

/** What the first steps do not need: fetched after the first one stands, so that it is there without a network too. */
export const fetchAsides = (): Promise<unknown> =>
  Promise.all([
    importNotes(),
    importPause(),
    importDone(),
    importCheck(),
    importWiring(),
    importBagSync(),
    importUnboxing(),
  ]);

const NotLoaded = () => (
  <p role="alert">This part of the page didn’t load. Check your connection, then load the page again.</p>
);

/** What cannot be fetched is said, and takes nothing else with it. */
const fetched = <Props,>(load: () => Promise<ComponentType<Props>>, instead: ComponentType = NotLoaded) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead as ComponentType<Props> }),
    ),
  );

export const NotesDialog = fetched(async () => (await importNotes()).NotesDialog);
export const PauseDialog = fetched(async () => (await importPause()).PauseDialog);
export const DonePage = fetched(async () => (await importDone()).DonePage);
export const CheckCard = fetched(async () => (await importCheck()).CheckCard);
export const OpenBag = fetched(async () => (await importOpenBag()).OpenBag);
export const BagSync = fetched(
  async () => (await importBagSync()).BagSync,
  () => null,
);
export const UnboxingStage = fetched(async () => (await importUnboxing()).UnboxingStage);
export const WiringStage = fetched(async () => (await importWiring()).WiringStage, WiringNotLoaded);
