import { z } from 'zod';
import { textShape } from '../../core/text/textShape.ts';
import { SHOP_TIME_ZONE } from '../../core/shopCalendar.ts';
import type { SettingKind } from './settingKind.ts';

/** An interval of a day, as `07:00`; one whose end is not after its start ends on the next day. */
export interface OpenInterval {
  from: string;
  to: string;
}

/** The intervals that begin on each day of the week, Monday first; null: the shop is always open. */
export type WeeklyHours = readonly (readonly OpenInterval[])[] | null;

/** A day, as `2026-11-08`, on which no interval begins. */
export interface Holiday {
  date: string;
  name: string;
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const MAX_INTERVALS = 4;
const MAX_HOLIDAYS = 100;
const moments = new Intl.DateTimeFormat('en-IN', { timeZone: SHOP_TIME_ZONE, dateStyle: 'medium', timeStyle: 'short' });

const time = z.string('Enter a time').regex(TIME, 'Enter a time such as 07:00');
const interval = z.object({ from: time, to: time });
const day = z
  .array(interval)
  .max(MAX_INTERVALS, `A day can have at most ${MAX_INTERVALS} opening times`)
  .transform((intervals) => intervals.toSorted((one, other) => one.from.localeCompare(other.from)))
  .refine(areApart, 'Opening times on the same day can’t overlap');

/** Whether each interval ends before the next one begins; only the last one may end on the next day. */
function areApart(intervals: readonly OpenInterval[]): boolean {
  return intervals.every(({ from, to }, at) => {
    const next = intervals[at + 1];
    return next === undefined || (from < to && to < next.from);
  });
}

const always = z.literal('always').transform((): WeeklyHours => null);
const everyDay = z
  .string()
  .transform((text): WeeklyHours => {
    const intervals = text.split(',').map((each) => {
      const [from = '', to = ''] = each.trim().split('-');
      return { from, to };
    });
    return DAYS.map(() => intervals);
  })
  .pipe(z.array(day));

/** Opening hours for each day of the week. The environment has the same ones for every day: `07:00-13:00,16:00-23:00`. */
export const weeklyHours: SettingKind<WeeklyHours> = {
  editor: 'WEEKLY_HOURS',
  shape: z.array(day).length(DAYS.length, 'Opening hours have seven days').nullable(),
  variableShape: z.string().transform((text, context): WeeklyHours => {
    const { data, success } = z.union([always, everyDay]).safeParse(text);
    if (!success) context.addIssue('must be always, or intervals such as 07:00-13:00,16:00-23:00');
    return success ? data : z.NEVER;
  }),
  format: (hours) => (hours === null ? 'always open' : hours.map(formatDay).join('; ')),
};

function formatDay(intervals: readonly OpenInterval[], at: number): string {
  const times = intervals.map(({ from, to }) => `${from}–${to}`);
  return `${DAYS[at]} ${times.length === 0 ? 'closed' : times.join(', ')}`;
}

/** Days on which the shop is closed, in their order. */
export const holidays: SettingKind<readonly Holiday[]> = {
  editor: 'HOLIDAYS',
  shape: z
    .array(z.object({ date: z.iso.date('Enter a date'), name: textShape('A name', 60, 'Enter the holiday’s name') }))
    .max(MAX_HOLIDAYS, `There can be at most ${MAX_HOLIDAYS} holidays`)
    .transform((days) => days.toSorted((one, other) => one.date.localeCompare(other.date)))
    .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, 'Add each date only once'),
  variableShape: z.string().transform(() => []),
  format: (days) => days.map(({ date, name }) => `${date} ${name}`).join('; ') || null,
  max: MAX_HOLIDAYS,
};

/** A moment, in ISO 8601, or none. */
export const dateTime: SettingKind<string | null> = {
  editor: 'DATE_TIME',
  shape: z.iso
    .datetime({ offset: true, error: 'Enter a date and a time' })
    .transform((text) => new Date(text).toISOString())
    .nullable(),
  variableShape: z.iso.datetime({ offset: true }),
  format: (text) => text && moments.format(new Date(text)),
};

/** The id of a picture, or none. */
export const picture: SettingKind<string | null> = {
  editor: 'PICTURE',
  shape: z.uuid('Choose a picture').nullable(),
  variableShape: z.uuid(),
  format: (id) => (id === null ? null : 'a picture'),
};
