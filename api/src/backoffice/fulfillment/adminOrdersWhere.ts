import { phoneDigits } from '../../platform/core/phoneDigits.ts';
import { cleanText } from '../../platform/core/text/textShape.ts';
import { escapeLike } from '../../platform/db/keysetSql.ts';
import type { OrderStatus, Prisma } from '../../platform/db/generated/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { DISPUTED_ORDERS } from '../../shop/payments/disputes/disputes.ts';

const MAX_NUMBER = 2_147_483_647;

/** The filter of the shop's orders; null and undefined mean no condition. */
export interface AdminOrderFilter {
  ids?: readonly string[] | null | undefined;
  statuses?: readonly OrderStatus[] | null | undefined;
  isOnHold?: boolean | null | undefined;
  isDisputed?: boolean | null | undefined;
  /** An order number, with or without `#`, or a part of a mobile number or of a name. */
  search?: string | null | undefined;
}

/** The condition of the orders that match the filter. @throws ForbiddenError */
export function adminOrdersWhere(
  viewer: Viewer,
  { ids, statuses, isOnHold, isDisputed, search }: AdminOrderFilter,
): Prisma.OrderWhereInput {
  requirePermission(viewer, 'ORDERS', 'REFUNDS');
  const text = cleanText(search ?? '').trim();
  return {
    ...(ids ? { id: { in: [...new Set(ids)] } } : {}),
    ...(statuses ? { status: { in: [...new Set(statuses)] } } : {}),
    ...(isOnHold == null ? {} : { holdReason: isOnHold ? { not: null } : null }),
    ...(isDisputed == null ? {} : { AND: isDisputed ? DISPUTED_ORDERS : { NOT: DISPUTED_ORDERS } }),
    ...(text === '' ? {} : { OR: matches(text) }),
  };
}

function matches(text: string): Prisma.OrderWhereInput[] {
  const digits = phoneDigits(text);
  if (digits === null) return [{ recipientName: { contains: escapeLike(text), mode: 'insensitive' } }];
  const number = Number(digits);
  return [{ mobile: { contains: digits } }, ...(number <= MAX_NUMBER ? [{ number }] : [])];
}
