import { z } from 'zod';
import { builder } from '../graphql/builder.ts';
import { PICTURE_WIDTHS, PREVIEW_SIDE, pictureSrcSet, pictureUrl, previewUrl } from './pictureUrl.ts';

const DEFAULT_WIDTH = 384;

/** The columns that every loaded picture has. Fields that read these alone name no `select`, as those of a product. */
export const PICTURE_BASE = {
  id: true,
  key: true,
  cloud: true,
  width: true,
  height: true,
  dominantColor: true,
  alt: true,
} as const;

/** A stored picture in the widths that are served. */
export const PictureRef = builder.prismaNode('Picture', {
  name: 'Picture',
  description: `A picture, served whole on a white square as WebP in widths of ${PICTURE_WIDTHS.join(', ')} pixels.`,
  id: { field: 'id', description: 'The public id, `pic_…`.' },
  nullable: true,
  select: PICTURE_BASE,
  fields: (t) => ({
    url: t.string({
      description: 'The URL of the picture in the smallest served width that is not below `width`.',
      args: {
        width: t.arg.int({
          description: 'The displayed width in pixels.',
          defaultValue: DEFAULT_WIDTH,
          validate: z.number().int().min(1, 'width must be at least 1').max(4096, 'width must be at most 4096'),
        }),
      },
      resolve: (picture, { width }) =>
        pictureUrl(
          picture,
          PICTURE_WIDTHS.find((stored) => stored >= (width ?? DEFAULT_WIDTH)) ?? Math.max(...PICTURE_WIDTHS),
        ),
    }),
    previewUrl: t.string({
      description: `The URL of the picture as a JPEG of ${PREVIEW_SIDE} × ${PREVIEW_SIDE} pixels with less than 300 kB, for previews of links (\`og:image\`).`,
      resolve: (picture) => previewUrl(picture),
    }),
    srcSet: t.string({
      description: 'All served widths, as a value of the `srcset` attribute.',
      resolve: (picture) => pictureSrcSet(picture),
    }),
    width: t.int({
      description: 'The width of the original picture in pixels; served pictures are squares.',
      resolve: ({ width }) => width,
    }),
    height: t.int({
      description: 'The height of the original picture in pixels.',
      resolve: ({ height }) => height,
    }),
    dominantColor: t.string({
      description: 'The dominant colour `#rrggbb`, a placeholder while the picture loads.',
      resolve: ({ dominantColor }) => dominantColor,
    }),
    alt: t.string({
      description: 'The text alternative for people who do not see the picture.',
      resolve: ({ alt }) => alt,
    }),
  }),
});
