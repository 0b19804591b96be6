import type { CropShape } from './cropped-photo.ts';

/** The drawing of a board shows so much around it, a little more of it below, in millimetres. */
const around = { left: 5, top: 4.5, both: 10 } as const;

/** A photo of a board is kept as its drawing is framed: where both are compared, they lie on the same millimetres. */
export const boardCrop = ({ w, h }: { readonly w: number; readonly h: number }): CropShape => ({
  ratio: w / h,
  frame: { x: -around.left / w, y: -around.top / h, w: (w + around.both) / w, h: (h + around.both) / h },
});
