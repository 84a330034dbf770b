import { db } from '../../../platform/db/client.ts';
import { ErrorInterface } from '../../../platform/graphql/base.schema.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { RefundRequestRef } from './refundRequest.schema.ts';
import {
  RefundRequestDecidedError,
  RefundRequestNotFoundError,
  RefundRequestPhotoNotFoundError,
} from './refundRequestErrors.ts';

builder.objectType(RefundRequestNotFoundError, {
  name: 'RefundRequestNotFoundError',
  description: 'There is no such refund request.',
  interfaces: [ErrorInterface],
});

builder.objectType(RefundRequestDecidedError, {
  name: 'RefundRequestDecidedError',
  description: 'The refund request was decided before. Nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    refundRequest: t.prismaField({
      type: RefundRequestRef,
      description: 'The request as it was decided.',
      resolve: (query, { refundRequestId }) =>
        db.refundRequest.findUniqueOrThrow({ ...query, where: { id: refundRequestId } }),
    }),
  }),
});

builder.objectType(RefundRequestPhotoNotFoundError, {
  name: 'RefundRequestPhotoNotFoundError',
  description: 'A photo does not exist any more, belongs to another user, or another request uses it.',
  interfaces: [ErrorInterface],
});
