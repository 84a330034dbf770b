import { literally } from '../../db/literally.ts';
import type { OrderStatus, Prisma } from '../../db/generated/client.ts';
import { requireAdmin, type Viewer } from '../../graphql/viewer.ts';

const MAX_NUMBER = 2_147_483_647;

/** What to narrow the shop's orders down to; null and undefined narrow nothing. */
export interface AdminOrderFilter {
  statuses?: readonly OrderStatus[] | null | undefined;
  /** An order's number, with or without `#`, or a part of a mobile number or of a name. */
  search?: string | null | undefined;
}

/** The orders that an admin asks for. All that is named must hold. */
export function adminOrdersWhere(viewer: Viewer, { statuses, search }: AdminOrderFilter): Prisma.OrderWhereInput {
  requireAdmin(viewer);
  const text = search?.trim() ?? '';
  return {
    ...(statuses ? { status: { in: [...new Set(statuses)] } } : {}),
    ...(text === '' ? {} : { OR: matches(text) }),
  };
}

function matches(text: string): Prisma.OrderWhereInput[] {
  const digits = text.replace(/[\s#+-]/g, '');
  if (!/^\d+$/.test(digits)) return [{ recipientName: { contains: literally(text), mode: 'insensitive' } }];
  const number = Number(digits);
  return [{ mobile: { contains: digits } }, ...(number <= MAX_NUMBER ? [{ number }] : [])];
}
