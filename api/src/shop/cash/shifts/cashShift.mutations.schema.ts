import { z } from 'zod';
import { textShape } from '../../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { payloadFields } from '../../../platform/graphql/payloadFields.ts';
import { MAX_NOTE } from '../../orders/orderColumns.ts';
import {
  CashShiftNotFoundError,
  CashShiftStateError,
  closeCashShift,
  openCashShift,
  signOffCashShift,
} from './cashShifts.ts';
import { CashShiftRef } from './cashShift.schema.ts';

/** More cash than a bag holds: ₹10,00,000. */
const MAX_CASH = 100_000_000;

const cash = z.int().min(0, 'An amount must not be negative').max(MAX_CASH, 'This is more than a shift can have');

const shift = payloadFields('CashShift', 'shiftId', (query) => db.cashShift.findUniqueOrThrow(query));

const payload = shift.rowPayload('cashShift', CashShiftRef, 'The shift after the change.');

const CashShiftOpenPayload = payload('CashShiftOpenPayload', 'The shift is open.');
const CashShiftClosePayload = payload('CashShiftClosePayload', 'The cash is handed in and counted.');
const CashShiftSignOffPayload = payload('CashShiftSignOffPayload', 'The shift is signed off.');

builder.mutationFields((t) => ({
  cashShiftOpen: t.fieldWithInput({
    description:
      "Opens the viewer's shift with cash for change; the first collection or refund opens one without it. Repeating it changes nothing. Needs the permission `ORDERS` or `REFUNDS` or `DELIVERIES`.",
    type: CashShiftOpenPayload,
    authScopes: { deliveries: true, orders: true, refunds: true },
    errors: { types: [InvalidInputError, CashShiftStateError] },
    input: {
      openingAmount: t.input.field({
        type: 'Paise',
        required: true,
        description: 'The cash for change.',
        validate: cash,
      }),
    },
    resolve: (_root, { input }, { authentication }) =>
      openCashShift(requireViewer(authentication), { openingPaise: input.openingAmount }, { now: new Date() }),
  }),
  cashShiftClose: t.fieldWithInput({
    description:
      'Closes a shift with the counted cash: its holder once, staff with `ORDERS` any shift until it is signed off. Repeating it changes nothing. Needs the permission `ORDERS` or `REFUNDS` or `DELIVERIES`.',
    type: CashShiftClosePayload,
    authScopes: { deliveries: true, orders: true, refunds: true },
    errors: { types: [InvalidInputError, CashShiftNotFoundError, CashShiftStateError] },
    input: {
      shiftId: t.input.globalID({ for: CashShiftRef, required: true, description: 'The shift.' }),
      counted: t.input.field({
        type: 'Paise',
        required: true,
        description: 'With the cash for change.',
        validate: cash,
      }),
    },
    resolve: (_root, { input }, { authentication, pubSub }) =>
      closeCashShift(
        requireViewer(authentication),
        { shiftId: input.shiftId.id, countedPaise: input.counted },
        { now: new Date(), pubSub },
      ),
  }),
  cashShiftSignOff: t.fieldWithInput({
    description:
      'Signs off a closed shift, which never changes after it. A difference needs a note. Repeating it changes nothing. Needs the permission `ORDERS`.',
    type: CashShiftSignOffPayload,
    authScopes: { orders: true },
    errors: { types: [InvalidInputError, CashShiftNotFoundError, CashShiftStateError] },
    input: {
      shiftId: t.input.globalID({ for: CashShiftRef, required: true, description: 'The shift.' }),
      note: t.input.string({
        description: `At most ${MAX_NOTE} characters; the holder reads it.`,
        validate: textShape('Note', MAX_NOTE),
      }),
    },
    resolve: (_root, { input }, { authentication, pubSub }) =>
      signOffCashShift(
        requireViewer(authentication),
        { shiftId: input.shiftId.id, note: input.note ?? null },
        { now: new Date(), pubSub },
      ),
  }),
}));
