import { z } from 'zod';
import {
  coatNames,
  enclosureSizes,
  graphicNames,
  knobStyleNames,
  ledColours,
  letterings,
  maskColours,
  maxKnobs,
  partShapeNames,
  pinCounts,
  type Drawing,
} from '#domain/catalogue/drawings.ts';
import type { Endpoints } from './endpoint.ts';

const maxPictureBytes = 10 * 1024 * 1024;

const uploadedPicture = z
  .object({
    imageUrl: z.string().describe('What a product names it by: "picture:…".'),
    url: z.string().describe('Where it is served.'),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'UploadedPicture' });
export type UploadedPicture = z.infer<typeof uploadedPicture>;

const drawnPicture = z.object({ imageUrl: z.string(), url: z.string() }).meta({ id: 'DrawnPicture' });
export type DrawnPicture = z.infer<typeof drawnPicture>;

const office = { access: 'admin', right: 'products' } as const;

export const pictureEndpoints = {
  'GET /api/admin/drawn-pictures': {
    ...office,
    summary: 'The pictures that the shop draws, by name. search finds parts of names.',
    query: z.object({ search: z.string().trim().max(100).optional() }),
    reply: z.array(drawnPicture),
    status: 200,
  },
  'POST /api/admin/pictures': {
    ...office,
    summary:
      'Keeps a picture: JPEG, PNG, WebP or AVIF by its content. It is drawn anew in three sizes, without metadata.',
    upload: { maxBytes: maxPictureBytes },
    reply: uploadedPicture,
    status: 201,
  },
} as const satisfies Endpoints;

/** What the drawn alphabet has. */
const drawable = /^[A-Za-z0-9 .,:/'#%()+!?=×Ωµ°→-]*$/;

const words = (name: string, max: number, min = 0) => {
  const message = `${name} has ${min} to ${max} letters, digits and simple signs.`;
  return z.string(message).trim().min(min, message).max(max, message).regex(drawable, message);
};

const oneOf = <const Names extends readonly [string, ...string[]]>(name: string, names: Names) =>
  z.enum(names, `${name} is one of ${names.join(', ')}.`);

const size = oneOf('The enclosure', enclosureSizes);
const coat = oneOf('The colour', coatNames);
const knobStyle = oneOf('The kind of knob', knobStyleNames);
const led = oneOf('The LED', ledColours);
const turnMessage = 'A knob is turned from 0 to 1.';
const knobsMessage = 'A pedal has 1 to 6 knobs.';

const pedal = z
  .object({
    draw: z.literal('pedal'),
    name: words('The name', 24, 1),
    size,
    coat,
    graphic: oneOf('The graphic', graphicNames),
    lettering: oneOf('The lettering', letterings),
    nameAt: oneOf('The place of the name', ['top', 'bottom']),
    knobs: z
      .array(
        z.object({
          label: words('The label of a knob', 10),
          value: z.number(turnMessage).min(0, turnMessage).max(1, turnMessage),
        }),
        knobsMessage,
      )
      .min(1, knobsMessage)
      .max(6, knobsMessage),
    knobStyle,
    led,
    lit: z.boolean(),
  })
  .refine(({ size: box, knobs }) => knobs.length <= maxKnobs[box], `A 1590A has room for ${maxKnobs['1590A']} knobs.`);

const board = z.object({
  draw: z.literal('board'),
  kit: z.string().max(100).describe('The slug of the kit whose circuit lies on it.'),
  title: words('The title', 24, 1),
  mask: oneOf('The colour of the board', maskColours),
  soldered: z.boolean(),
});

const part = z.object({
  draw: z.literal('part'),
  shape: oneOf('The part', partShapeNames),
  value: words('The value', 8),
  mark: words('The marking', 12),
  pins: z.literal(pinCounts, 'There are chips and sockets with 8, 14 and 16 legs.'),
  colour: led,
  knobStyle,
  size,
  coat,
});

const drawing = z
  .discriminatedUnion('draw', [pedal, board, part], 'What is drawn is a pedal, a board or a part.')
  .meta({ id: 'Drawing' }) satisfies z.ZodType<Drawing>;

export const drawingEndpoints = {
  'POST /api/admin/drawings/preview': {
    ...office,
    summary: 'Draws something from settings, to be looked at. Nothing is kept.',
    body: drawing,
    reply: z.object({ svg: z.string() }).meta({ id: 'DrawingPreview' }),
    status: 200,
  },
  'POST /api/admin/drawings': {
    ...office,
    summary: 'Draws something from settings and keeps it as a picture, like one that was uploaded.',
    body: drawing,
    reply: uploadedPicture,
    status: 201,
  },
} as const satisfies Endpoints;
