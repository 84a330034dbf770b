import { requireViewer, viewerIdOrNil } from '../../../../platform/core/viewer.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import type { GraphqlContext } from '../../../../platform/graphql/context.ts';
import { payloadFields } from '../../../../platform/graphql/payloadFields.ts';
import { scopesOf } from '../../../../platform/graphql/scopes.ts';
import { refundRequestPhotoUrl } from './refundRequestPhotoUrl.ts';
import { db } from '../../../../platform/db/client.ts';
import { CHANGES_NOTHING_CACHED } from '../../../../platform/graphql/reportMutations.ts';
import { InvalidPictureError } from '../../../../platform/media/receivePicture.ts';
import { TooManyAttemptsError } from '../../../../platform/limits/throttle.ts';
import { MAX_UNUSED_PHOTOS } from '../refundRequests.ts';
import { uploadRefundRequestPhoto } from './refundRequestPhotos.ts';

/** The condition of the photos that the viewer may see: their own; for admins also those of requests. */
function visibleTo(context: GraphqlContext) {
  const own = { ownerId: viewerIdOrNil(context.authentication) };
  return scopesOf(context).refunds ? { OR: [own, { refundRequestId: { not: null } }] } : own;
}

export const RefundRequestPhotoRef = builder.prismaNode('RefundRequestPhoto', {
  description: 'A photo of a problem, for the shopper who uploaded it, and for admins once a request uses it.',
  id: { field: 'id', description: '`photo_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, context) => ({ id, ...visibleTo(context) }),
  fields: (t) => ({
    url: t.string({
      description: 'WebP, without a session, for at most an hour; query it again after that.',
      resolve: ({ id }, _args, { caller }) =>
        refundRequestPhotoUrl(id, { fingerprint: caller.fingerprint, now: new Date() }),
    }),
    width: t.exposeInt('width', { description: 'In pixels.' }),
    height: t.exposeInt('height', { description: 'In pixels.' }),
    dominantColor: t.exposeString('dominantColor', { description: '`#rrggbb`, a placeholder while the photo loads.' }),
  }),
});

const PHOTO = payloadFields('RefundRequestPhoto', 'photoId', (query) => db.refundRequestPhoto.findUniqueOrThrow(query));

const RefundRequestPhotoUploadPayload = builder
  .objectRef<{ photoId: string }>('RefundRequestPhotoUploadPayload')
  .implement({
    description: 'The photo was stored.',
    fields: (t) => ({
      photo: t.field(PHOTO.row(RefundRequestPhotoRef, 'Its id is an input of `refundRequestCreate`.')),
    }),
  });

builder.mutationField('refundRequestPhotoUpload', (t) =>
  t.fieldWithInput({
    description: `Stores a photo for \`refundRequestCreate\`: upright, at most 1536 pixels wide and high, without metadata. It is deleted after a day without a request, and when ${MAX_UNUSED_PHOTOS} newer ones are stored.`,
    type: RefundRequestPhotoUploadPayload,
    authScopes: { shopper: true },
    extensions: CHANGES_NOTHING_CACHED,
    errors: { types: [InvalidPictureError, TooManyAttemptsError] },
    input: {
      photo: t.input.field({
        type: 'Upload',
        required: true,
        description:
          'JPEG, PNG, WebP, AVIF or GIF of at most 5 MB and 65 megapixels (progressive JPEG: 51; AVIF, GIF and interlaced PNG: 12.5).',
      }),
    },
    resolve: (_root, { input }, { authentication, caller }) =>
      uploadRefundRequestPhoto(requireViewer(authentication), input.photo, { throttle: caller.throttle }),
  }),
);
