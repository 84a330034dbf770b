import { z } from 'zod';
import { IdempotencyKeyReusedError, idempotencyKeyShape } from '../../../platform/db/claimIdempotencyKey.ts';
import { textShape } from '../../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { payloadFields } from '../../../platform/graphql/payloadFields.ts';
import { replacedBy } from '../../../platform/graphql/replacedBy.ts';
import { userErrorType } from '../../../platform/graphql/userErrorType.schema.ts';
import { CHANGES_NOTHING_CACHED } from '../../../platform/graphql/reportMutations.ts';
import { OrderRef } from '../../orders/order.schema.ts';
import { orderFields } from '../../orders/orderChanges.schema.ts';
import { OrderNotFoundError } from '../../orders/orderErrors.ts';
import { MAX_NOTE } from '../../orders/orderColumns.ts';
import { NotRefundableError } from '../../payments/paymentErrors.ts';
import { pickPaymentServices } from '../../payments/paymentServices.ts';
import {
  APPROVED_LINES,
  readRefundLines,
  REFUND_LINES,
  REFUND_METHOD,
  RefundCreateLineInput,
  RefundLineInput,
  STAFF_NOTE,
} from '../refundLineInput.schema.ts';
import { approveRefundRequest, declineRefundRequest } from './decideRefundRequest.ts';
import { createRefundRequest, type CreatedRefundRequest } from './createRefundRequest.ts';
import { RefundRequestPhotoRef } from './photos/refundRequestPhoto.schema.ts';
import { RefundRequestReasonRef, RefundRequestRef } from './refundRequest.schema.ts';
import {
  RefundRequestDecidedError,
  RefundRequestNotFoundError,
  RefundRequestPhotoNotFoundError,
  MAX_REQUEST_NOTE,
  MAX_REQUEST_PHOTOS,
} from './refundRequests.ts';
import { requireRecentAuthentication } from '../../identity/authentication/reauthenticate.ts';
import { ReauthenticationRequiredError } from '../../identity/identityErrors.ts';

const refundRequest = payloadFields('RefundRequest', 'refundRequestId', (query) =>
  db.refundRequest.findUniqueOrThrow(query),
);

userErrorType(RefundRequestDecidedError, (t) => ({
  refundRequest: t.field(refundRequest.row(RefundRequestRef, 'As it was decided.')),
}));

function refundRequestPayload(name: string, description: string) {
  return builder.objectRef<CreatedRefundRequest>(name).implement({
    description,
    fields: (t) => ({
      refundRequest: t.field(refundRequest.row(RefundRequestRef, 'After the change.')),
      order: t.field(orderFields.row(OrderRef, 'The order after the change.')),
    }),
  });
}

const CreatePayload = refundRequestPayload('RefundRequestCreatePayload', 'The problem is reported.');
const ApprovePayload = refundRequestPayload('RefundRequestApprovePayload', 'The refund is made or requested.');
const DeclinePayload = refundRequestPayload('RefundRequestDeclinePayload', 'The request is declined.');

builder.mutationFields((t) => {
  const refundRequestId = t.input.globalID({ for: RefundRequestRef, required: true, description: 'The request.' });
  return {
    refundRequestCreate: t.fieldWithInput({
      description:
        "Reports a problem with delivered pieces of one of the viewer's orders while `canRequestRefund`; an admin decides. The same idempotency key returns the same request.",
      type: CreatePayload,
      authScopes: { shopper: true },
      extensions: CHANGES_NOTHING_CACHED,
      errors: {
        types: [
          InvalidInputError,
          OrderNotFoundError,
          NotRefundableError,
          RefundRequestPhotoNotFoundError,
          IdempotencyKeyReusedError,
        ],
      },
      input: {
        orderId: t.input.globalID({ for: OrderRef, required: true, description: 'The order.' }),
        lines: t.input.field({ type: [RefundLineInput], ...REFUND_LINES }),
        reason: t.input.field({
          type: RefundRequestReasonRef,
          required: true,
          description: 'What is wrong with them.',
        }),
        note: t.input.string({
          description: `At most ${MAX_REQUEST_NOTE} characters; required for \`OTHER\`.`,
          validate: textShape('Note', MAX_REQUEST_NOTE),
        }),
        photoIds: t.input.globalIDList({
          for: RefundRequestPhotoRef,
          description: `Of \`refundRequestPhotoUpload\`; at most ${MAX_REQUEST_PHOTOS}, in their order.`,
          validate: z.array(z.unknown()).max(MAX_REQUEST_PHOTOS, `Add at most ${MAX_REQUEST_PHOTOS} photos`),
        }),
        idempotencyKey: t.input.string({
          required: true,
          description: '8 to 100 letters, digits and signs, such as a UUID; new for each request.',
          validate: idempotencyKeyShape,
        }),
      },
      resolve: (_root, { input }, context) =>
        createRefundRequest(
          requireViewer(context.authentication),
          {
            orderId: input.orderId.id,
            lines: readRefundLines(input.lines),
            reason: input.reason,
            note: input.note ?? null,
            photoIds: input.photoIds?.map(({ id }) => id) ?? [],
            idempotencyKey: input.idempotencyKey,
          },
          pickPaymentServices(context),
        ),
    }),
    refundRequestApprove: t.fieldWithInput({
      description: 'Refunds all or some of the reported pieces as `refundCreate` does. Needs the permission `REFUNDS`.',
      type: ApprovePayload,
      authScopes: { refunds: true },
      errors: {
        types: [
          InvalidInputError,
          RefundRequestNotFoundError,
          RefundRequestDecidedError,
          NotRefundableError,
          ReauthenticationRequiredError,
        ],
      },
      input: {
        refundRequestId,
        lines: t.input.field({
          type: [RefundLineInput],
          deprecationReason: replacedBy('`refundLines`'),
          ...APPROVED_LINES,
        }),
        refundLines: t.input.field({ type: [RefundCreateLineInput], ...APPROVED_LINES }),
        method: t.input.field(REFUND_METHOD),
        note: t.input.string(STAFF_NOTE),
      },
      resolve: async (_root, { input }, context) => {
        await requireRecentAuthentication(context, new Date());
        const lines = input.refundLines ?? input.lines;
        return approveRefundRequest(
          requireViewer(context.authentication),
          {
            refundRequestId: input.refundRequestId.id,
            lines: lines ? readRefundLines(lines) : null,
            method: input.method,
            note: input.note ?? null,
          },
          pickPaymentServices(context),
        );
      },
    }),
    refundRequestDecline: t.fieldWithInput({
      description: 'Closes an open request and mails the note to the shopper. Needs the permission `REFUNDS`.',
      type: DeclinePayload,
      authScopes: { refunds: true },
      extensions: CHANGES_NOTHING_CACHED,
      errors: { types: [InvalidInputError, RefundRequestNotFoundError, RefundRequestDecidedError] },
      input: {
        refundRequestId,
        note: t.input.string({
          required: true,
          description: `Why, in at most ${MAX_NOTE} characters; the shopper reads it.`,
          validate: textShape('Note', MAX_NOTE, 'Tell the shopper why'),
        }),
      },
      resolve: (_root, { input }, context) =>
        declineRefundRequest(
          requireViewer(context.authentication),
          { refundRequestId: input.refundRequestId.id, note: input.note },
          pickPaymentServices(context),
        ),
    }),
  };
});
