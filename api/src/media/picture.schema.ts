import { z } from 'zod';
import { builder } from '../graphql/builder.ts';
import { PICTURE_WIDTHS, pictureSrcSet, pictureUrl } from './pictureWidths.ts';

const DEFAULT_WIDTH = 384;

/** A stored square picture in the widths that are shown. */
export const PictureRef = builder.prismaNode('MediaFile', {
  name: 'Picture',
  description: `A square picture, served as WebP in widths of ${PICTURE_WIDTHS.join(', ')} pixels.`,
  id: { field: 'id', description: 'The public id, `pic_…`.' },
  nullable: true,
  select: { id: true },
  fields: (t) => ({
    url: t.string({
      description: 'Where the picture is, in the smallest stored width that is at least the one asked for.',
      args: {
        width: t.arg.int({
          description: 'The width it is shown in, in pixels.',
          defaultValue: DEFAULT_WIDTH,
          validate: z.number().int().min(1, 'width must be at least 1').max(4096, 'width must be at most 4096'),
        }),
      },
      select: { key: true, cloud: true },
      resolve: (picture, { width }) =>
        pictureUrl(
          picture,
          PICTURE_WIDTHS.find((stored) => stored >= (width ?? DEFAULT_WIDTH)) ?? Math.max(...PICTURE_WIDTHS),
        ),
    }),
    srcSet: t.string({
      description: 'All stored widths, in the form of the `srcset` attribute.',
      select: { key: true, cloud: true },
      resolve: (picture) => pictureSrcSet(picture),
    }),
    width: t.exposeInt('width', { description: 'The width of the whole picture, in pixels; it is shown as a square.' }),
    height: t.exposeInt('height', { description: 'The height of the whole picture, in pixels.' }),
    tint: t.exposeString('tint', { description: 'A colour `#rrggbb` to show while the picture loads.' }),
    alt: t.exposeString('alt', { description: 'What the picture shows, for those who do not see it.' }),
  }),
});
