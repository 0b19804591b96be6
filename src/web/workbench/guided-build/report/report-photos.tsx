import { useState } from 'react';
import { photoSideNames, photoSides, type PhotoSide } from '#domain/build-reports/build-report.ts';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { Photos } from '../photos/use-photos.ts';
import { boardCrop } from './crop/board-frame.ts';
import { asItSeems } from './crop/cropped-photo.ts';
import { PhotoCrop } from './crop/photo-crop.tsx';
import styles from './report-photos.module.css';

/** What each side shows now: a photo of this device, one that the shop has, or nothing. */
export type ShownPhotos = Readonly<Partial<Record<PhotoSide, { readonly url: string; readonly id: string | null }>>>;

/** The step under which a photo for the report is kept. */
export const reportStep = (side: PhotoSide): string => `report-${side}`;

interface ReportPhotosProps {
  board: WorkbenchSheet['board'];
  shown: ShownPhotos;
  photos: Photos;
  onLeaveOut: (side: PhotoSide) => void;
  onAdded: (side: PhotoSide) => void;
}

/** Three places for photos. None of them leaves the device before Publish is pressed. */
export function ReportPhotos({ board, shown, photos, onLeaveOut, onAdded }: ReportPhotosProps) {
  const [cropped, setCropped] = useState<PhotoSide | null>(null);
  const add = async (side: PhotoSide, files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    const before = photos.list.filter(({ step }) => step === reportStep(side));
    if (!(await photos.add(files.slice(0, 1), reportStep(side)))) return;
    // The one that it takes the place of makes room.
    for (const photo of before) await photos.remove(photo);
    onAdded(side);
  };
  return (
    <>
      <div className={styles.slots}>
        {photoSides.map((side) => {
          const photo = shown[side];
          const name = photoSideNames[side];
          return (
            <div key={side} className={styles.slot}>
              {photo ? (
                <img src={photo.url} alt={`Your photo: ${name.toLowerCase()}`} />
              ) : (
                <span className={styles.none}>No photo</span>
              )}
              <b>{name}</b>
              <span className={styles.acts}>
                <label className={styles.add}>
                  {photo ? 'Replace' : 'Add a photo'}
                  <VisuallyHidden>
                    <input
                      type="file"
                      accept="image/*"
                      aria-label={`${photo ? 'Replace' : 'Add'} the photo: ${name.toLowerCase()}`}
                      onChange={({ target }) => {
                        void add(side, [...(target.files ?? [])]);
                        target.value = '';
                      }}
                    />
                  </VisuallyHidden>
                </label>
                {photo?.id && (
                  <TextButton aria-label={`Crop or turn: ${name.toLowerCase()}`} onClick={() => setCropped(side)}>
                    Crop
                  </TextButton>
                )}
                {photo && (
                  <TextButton aria-label={`Leave out: ${name.toLowerCase()}`} onClick={() => onLeaveOut(side)}>
                    Leave out
                  </TextButton>
                )}
              </span>
            </div>
          );
        })}
      </div>
      {cropped && shown[cropped] && (
        <PhotoCrop
          title={
            cropped === 'finished' ? 'Put the corners around your pedal' : 'Put the corners on the board’s corners'
          }
          url={shown[cropped].url}
          shape={cropped === 'finished' ? asItSeems : boardCrop(board)}
          onUse={(photo) => add(cropped, [photo])}
          onClose={() => setCropped(null)}
        />
      )}
      {photos.problem && (
        <p className={styles.problem} role="alert">
          {photos.problem}
        </p>
      )}
    </>
  );
}
