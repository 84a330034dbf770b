import type { ShopDay } from '../core/time/shopCalendar.ts';

/** A day as Prisma writes it to a column of the type `date`. */
export function toDateColumn(day: ShopDay | null): Date | null {
  return day === null ? null : new Date(day);
}

/** The day that Prisma has read from such a column. */
export function fromDateColumn(date: Date | null): ShopDay | null {
  return date === null ? null : date.toISOString().slice(0, 10);
}
