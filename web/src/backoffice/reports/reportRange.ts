import { DAY_MS } from '@kirana/shared/durations.ts';
import { shopDay } from '../../ui/format/shopDay.ts';

/** The days of a report, both included. */
export interface ReportRange {
  from: string;
  to: string;
}

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
const startOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The first day of the Indian financial year of a day, which begins in April. */
function startOfFinancialYear(day: string): string {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5, 7) >= '04' ? year : year - 1}-04-01`;
}

/** The ranges until a day, by their names in the URL. */
export const PRESETS = {
  today: { label: 'Today', until: (today) => ({ from: today, to: today }) },
  yesterday: { label: 'Yesterday', until: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }) },
  '7-days': { label: 'Last 7 days', until: (today) => ({ from: addDays(today, -6), to: today }) },
  '30-days': { label: 'Last 30 days', until: (today) => ({ from: addDays(today, -29), to: today }) },
  '90-days': { label: 'Last 90 days', until: (today) => ({ from: addDays(today, -89), to: today }) },
  'this-month': { label: 'This month', until: (today) => ({ from: startOfMonth(today), to: today }) },
  'last-month': { label: 'Last month', until: (today) => before(startOfMonth(today), startOfMonth) },
  'this-year': { label: 'This financial year', until: (today) => ({ from: startOfFinancialYear(today), to: today }) },
  'last-year': {
    label: 'Last financial year',
    until: (today) => before(startOfFinancialYear(today), startOfFinancialYear),
  },
} as const satisfies Record<string, { label: string; until: (today: string) => ReportRange }>;

/** The month or year that ends the day before `start`. */
function before(start: string, startOf: (day: string) => string): ReportRange {
  const to = addDays(start, -1);
  return { from: startOf(to), to };
}

export type RangePreset = keyof typeof PRESETS;

/** The names of the ranges, in their order. */
export const RANGE_PRESETS = Object.keys(PRESETS) as RangePreset[]; // Object.keys widens the keys

const DEFAULT_PRESET: RangePreset = '30-days';

/** The range in a URL's parameters, and its name; null for chosen days. What is invalid is the default range. */
export function rangeOfUrl(params: URLSearchParams, now: Date): ReportRange & { preset: RangePreset | null } {
  const [from = '', to = ''] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isDay(from) && isDay(to) && from <= to) return { from, to, preset: null };
  const preset = RANGE_PRESETS.find((name) => name === params.get('range')) ?? DEFAULT_PRESET;
  return { ...PRESETS[preset].until(shopDay(now)), preset };
}

/** The URL's search for a range; empty for the default one. */
export function rangeSearch(range: RangePreset | ReportRange): string {
  if (range === DEFAULT_PRESET) return '';
  return `?${new URLSearchParams(typeof range === 'string' ? { range } : { from: range.from, to: range.to }).toString()}`;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
