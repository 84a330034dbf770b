import { formatCalendarDateWithYear } from '../../ui/format/formatCalendarDate.ts';
import { texts } from './texts.ts';

interface Days {
  startsOn: string | null | undefined;
  endsOn: string | null | undefined;
}

/** The days of a rule in words: `From 1 Mar 2026`. */
export function ruleDays({ startsOn, endsOn }: Days): string {
  if (startsOn == null && endsOn == null) return texts.always;
  if (startsOn == null) return texts.until(formatCalendarDateWithYear(endsOn ?? ''));
  if (endsOn == null) return texts.from(formatCalendarDateWithYear(startsOn));
  return texts.between(formatCalendarDateWithYear(startsOn), formatCalendarDateWithYear(endsOn));
}
