import { shopDay } from '../../ui/format/shopDay.ts';

/** The days of a report, both included. */
export interface ReportRange {
  from: string;
  to: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
const startOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The first day of the Indian financial year of a day, which begins in April. */
function startOfFinancialYear(day: string): string {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5, 7) >= '04' ? year : year - 1}-04-01`;
}

/** The ranges by their names in the URL, until a day. */
const PRESETS = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  '7-days': (today) => ({ from: addDays(today, -6), to: today }),
  '30-days': (today) => ({ from: addDays(today, -29), to: today }),
  '90-days': (today) => ({ from: addDays(today, -89), to: today }),
  'this-month': (today) => ({ from: startOfMonth(today), to: today }),
  'last-month': (today) => {
    const to = addDays(startOfMonth(today), -1);
    return { from: startOfMonth(to), to };
  },
  'this-year': (today) => ({ from: startOfFinancialYear(today), to: today }),
  'last-year': (today) => {
    const to = addDays(startOfFinancialYear(today), -1);
    return { from: startOfFinancialYear(to), to };
  },
} as const satisfies Record<string, (today: string) => ReportRange>;

export type RangePreset = keyof typeof PRESETS;

/** The names of the ranges, in their order. */
export const RANGE_PRESETS = Object.keys(PRESETS) as RangePreset[]; // Object.keys widens the keys

const DEFAULT_PRESET: RangePreset = '30-days';

/** The range in a URL's parameters, and its name; null for chosen days. What is invalid is the default range. */
export function rangeOfUrl(params: URLSearchParams, now: Date): ReportRange & { preset: RangePreset | null } {
  const [from = '', to = ''] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isDay(from) && isDay(to) && from <= to) return { from, to, preset: null };
  const preset = RANGE_PRESETS.find((name) => name === params.get('range')) ?? DEFAULT_PRESET;
  return { ...PRESETS[preset](shopDay(now)), preset };
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
