import { shopDay } from '../../platform/core/shopCalendar.ts';

/** The first and the last day, of the shop's calendar, on which something is listed; null is open. */
export interface ListedDays {
  startsOn: Date | null;
  endsOn: Date | null;
}

/** The rows that are listed at a moment, as Prisma's `where`. */
export function listedAt(now: Date) {
  const today = new Date(shopDay(now));
  return {
    AND: [
      { OR: [{ startsOn: null }, { startsOn: { lte: today } }] },
      { OR: [{ endsOn: null }, { endsOn: { gte: today } }] },
    ],
  };
}
