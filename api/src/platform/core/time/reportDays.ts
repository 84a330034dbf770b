import { z } from 'zod';

/** The numbers of days up to and including today that reports for admins cover, at most and unless another one is asked for. */
export const [MAX_REPORT_DAYS, DEFAULT_REPORT_DAYS] = [90, 30];

const BOUNDS = `days must be a whole number from 1 to ${MAX_REPORT_DAYS}`;

/** The valid numbers of days of a report. */
export const reportDaysShape = z.number().int(BOUNDS).min(1, BOUNDS).max(MAX_REPORT_DAYS, BOUNDS);
