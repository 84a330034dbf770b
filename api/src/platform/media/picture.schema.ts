import { z } from 'zod';
import { builder } from '../graphql/builder.ts';
import {
  PAGE_WIDTH,
  PICTURE_WIDTHS,
  PREVIEW_SIDE,
  pictureSrcSet,
  pictureUrl,
  previewUrl,
  parsePictureUrl,
} from './pictureUrl.ts';
import { db } from '../db/client.ts';
import { userErrorType } from '../graphql/userErrorType.schema.ts';
import { textShape } from '../core/text/textShape.ts';
import { InvalidInputError } from '../core/errors/userError.ts';
import { requireViewer } from '../core/viewer.ts';
import { TooManyAttemptsError } from '../limits/throttle.ts';
import { InvalidPictureError } from './receivePicture.ts';
import { type StoredPicture, uploadPicture } from './storePicture.ts';

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
  description: `A picture, served whole on a white square, ${PICTURE_WIDTHS.join(', ')} pixels wide.`,
  id: { field: 'id', description: '`pic_…`' },
  nullable: true,
  select: PICTURE_BASE,
  fields: (t) => ({
    url: t.string({
      description: 'Its URL in the smallest served width from `width` on.',
      args: {
        width: t.arg.int({
          description: 'In pixels.',
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
      description: `The URL of a JPEG of ${PREVIEW_SIDE} × ${PREVIEW_SIDE} pixels below 300 kB, for previews of links (\`og:image\`).`,
      resolve: (picture) => previewUrl(picture),
    }),
    srcSet: t.string({
      description: 'All served widths, for the attribute `srcset`.',
      resolve: (picture) => pictureSrcSet(picture),
    }),
    pageSrcSet: t.string({
      description: `The larger served widths and ${PAGE_WIDTH} pixels, for the \`srcset\` of a picture as wide as the page.`,
      resolve: (picture) => pictureSrcSet(picture, [384, 768, PAGE_WIDTH]),
    }),
    width: t.int({ description: 'The original’s width in pixels.', resolve: ({ width }) => width }),
    height: t.int({ description: 'The original’s height in pixels.', resolve: ({ height }) => height }),
    dominantColor: t.string({
      description: '`#rrggbb`, a placeholder while the picture loads.',
      resolve: ({ dominantColor }) => dominantColor,
    }),
    alt: t.string({ description: 'The text alternative.', resolve: ({ alt }) => alt }),
  }),
});

const MAX_URLS = 20;

builder.queryField('picturesByUrl', (t) =>
  t.prismaField({
    type: [PictureRef],
    nullable: { list: true, items: true },
    description: 'Pictures in the order of their URLs, null for an unknown one. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: {
      urls: t.arg.stringList({
        required: true,
        description: `Values of \`Picture.url\`; at most ${MAX_URLS}.`,
        validate: z.array(z.string()).max(MAX_URLS, `Ask for at most ${MAX_URLS} pictures`),
      }),
    },
    resolve: async (query, _root, { urls }) => {
      const locations = urls.map(parsePictureUrl);
      const known = locations.filter((location) => location !== null);
      const pictures = await db.picture.findMany({
        ...query,
        select: { ...query.select, key: true, cloud: true },
        where: { key: { in: known.map(({ key }) => key) } },
      });
      return locations.map(
        (location) => pictures.find(({ key, cloud }) => key === location?.key && cloud === location.cloud) ?? null,
      );
    },
  }),
);

const InvalidPictureReasonRef = builder.enumType('InvalidPictureReason', {
  description: 'Why a picture was refused.',
  values: {
    WRONG_TYPE: { description: 'The content is not JPEG, PNG, WebP, AVIF or GIF.' },
    TOO_LARGE: { description: 'Too many bytes or pixels.' },
    UNREADABLE: { description: 'Damaged or incomplete.' },
    NOT_STORED: { description: 'Valid, but storing it failed.' },
  },
});

userErrorType(InvalidPictureError, (t) => ({
  reason: t.expose('reason', { type: InvalidPictureReasonRef, description: 'The reason.' }),
}));

const PictureUploadPayload = builder.objectRef<StoredPicture>('PictureUploadPayload').implement({
  description: 'The stored picture.',
  fields: (t) => ({
    picture: t.prismaField({
      type: PictureRef,
      description: 'The picture.',
      resolve: (query, { pictureId }) => db.picture.findUniqueOrThrow({ ...query, where: { id: pictureId } }),
    }),
    byteSize: t.exposeInt('byteSize', { description: 'The stored file’s size.' }),
  }),
});

builder.mutationField('pictureUpload', (t) =>
  t.fieldWithInput({
    description:
      'Stores a picture for the catalogue or the setting `logo`: upright, without metadata, at most 1536 pixels wide and high. ' +
      'A picture that no object uses is deleted after a day. Needs the permission `CATALOGUE` or `SETTINGS`.',
    type: PictureUploadPayload,
    authScopes: { catalogue: true, settings: true },
    errors: { types: [InvalidInputError, InvalidPictureError, TooManyAttemptsError] },
    typeOptions: { validate: z.looseObject({ alt: textShape('Description', 200) }) },
    input: {
      picture: t.input.field({
        type: 'Upload',
        required: true,
        description:
          'A JPEG, PNG, WebP, AVIF or GIF of at most 5 MB and 65 megapixels (progressive JPEG: 51; AVIF, GIF and interlaced PNG: 12.5).',
      }),
      alt: t.input.string({ required: true, description: 'The text alternative, at most 200 characters.' }),
    },
    resolve: (_root, { input }, { authentication, caller, pictures }) =>
      uploadPicture(requireViewer(authentication), input, { throttle: caller.throttle, pictures }),
  }),
);
