import { NIL_UUID } from '../../../../platform/core/uuids.ts';
import { viewerOrNull } from '../../../../platform/core/viewer.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import type { GraphqlContext } from '../../../../platform/graphql/context.ts';
import { scopesOf } from '../../../../platform/graphql/scopes.ts';
import { refundRequestPhotoUrl } from './refundRequestPhotoUrl.ts';

/** The condition of the photos that the viewer may see: their own; for admins also those of requests. */
function visibleTo(context: GraphqlContext) {
  const own = { ownerId: viewerOrNull(context.authentication)?.userId ?? NIL_UUID };
  return scopesOf(context).refunds ? { OR: [own, { refundRequestId: { not: null } }] } : own;
}

/** A photo of a problem with an order. It is no `Picture`: those are public. */
export const RefundRequestPhotoRef = builder.prismaNode('RefundRequestPhoto', {
  description:
    'A photo of a problem with an order. Only the shopper who uploaded it can see it, and admins once a refund request uses it.',
  id: { field: 'id', description: 'The public id, `photo_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, context) => ({ id, ...visibleTo(context) }),
  fields: (t) => ({
    url: t.string({
      description:
        'The URL of the photo as WebP. It works without a session for at most an hour; ask for the field again after that.',
      resolve: ({ id }, _args, { caller }) =>
        refundRequestPhotoUrl(id, { fingerprint: caller.fingerprint, now: new Date() }),
    }),
    width: t.exposeInt('width', { description: 'The width in pixels.' }),
    height: t.exposeInt('height', { description: 'The height in pixels.' }),
    dominantColor: t.exposeString('dominantColor', {
      description: 'The dominant colour `#rrggbb`, a placeholder while the photo loads.',
    }),
  }),
});
