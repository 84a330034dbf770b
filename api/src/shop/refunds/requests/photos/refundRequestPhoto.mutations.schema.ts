import { db } from '../../../../platform/db/client.ts';
import { requireViewer } from '../../../../platform/core/viewer.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { CHANGES_NOTHING_CACHED } from '../../../../platform/graphql/reportMutations.ts';
import { InvalidPictureError } from '../../../../platform/media/receivePicture.ts';
import { TooManyAttemptsError } from '../../../../platform/limits/throttle.ts';
import { MAX_UNUSED_PHOTOS } from '../refundRequestLimits.ts';
import { RefundRequestPhotoRef } from './refundRequestPhoto.schema.ts';
import { uploadRefundRequestPhoto } from './uploadRefundRequestPhoto.ts';

const RefundRequestPhotoUploadPayload = builder
  .objectRef<{ photoId: string }>('RefundRequestPhotoUploadPayload')
  .implement({
    description: 'The photo was stored.',
    fields: (t) => ({
      photo: t.prismaField({
        type: RefundRequestPhotoRef,
        description: 'The photo; its id is an input of `refundRequestCreate`.',
        resolve: (query, { photoId }) => db.refundRequestPhoto.findUniqueOrThrow({ ...query, where: { id: photoId } }),
      }),
    }),
  });

builder.mutationField('refundRequestPhotoUpload', (t) =>
  t.fieldWithInput({
    description: `Stores a photo for \`refundRequestCreate\`: upright, at most 1536 pixels wide and high, and without metadata, such as the place of a photo. A photo that no request uses is deleted after a day, and when ${MAX_UNUSED_PHOTOS} newer ones are stored. For signed-in users.`,
    type: RefundRequestPhotoUploadPayload,
    authScopes: { shopper: true },
    extensions: CHANGES_NOTHING_CACHED,
    errors: { types: [InvalidPictureError, TooManyAttemptsError] },
    input: {
      photo: t.input.field({
        type: 'Upload',
        required: true,
        description:
          'A JPEG, PNG, WebP, AVIF or GIF file of at most 5 MB and 65 megapixels (progressive JPEG: 51; AVIF, GIF and interlaced PNG: 12.5).',
      }),
    },
    resolve: (_root, { input }, { authentication, caller }) =>
      uploadRefundRequestPhoto(requireViewer(authentication), input.photo, { throttle: caller.throttle }),
  }),
);
