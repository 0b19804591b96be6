import { buildStore } from '../../builds/my-builds.ts';
import { photosOf } from '../photos/photo-store.ts';
import { photoBlob } from './photo-file.ts';
import type { SendDeps } from './waiting-report.ts';

/** What a report is sent with, out of what this device keeps. */
export const sendDepsOf = (buildId: string): SendDeps => ({
  sendBuild: (userId) => buildStore.sendAll(userId),
  readPhoto: async (id) => {
    const photo = (await photosOf(buildId)).find((one) => one.id === id);
    return photo ? photoBlob(photo.url) : null;
  },
});
