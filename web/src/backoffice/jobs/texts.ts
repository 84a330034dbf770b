import { formatCount } from '@kirana/shared/numbers.ts';

/** The names of the usual intervals, in minutes. */
const INTERVALS: ReadonlyMap<number, string> = new Map([
  [1, 'Every minute'],
  [60, 'Every hour'],
  [1440, 'Every day'],
]);

/** Fixed texts of the page of background jobs. */
export const texts = {
  title: 'Background jobs',
  lead: 'Work the shop does by itself, such as sending emails and refunds. Finished jobs aren’t listed.',
  refresh: 'Refresh',
  states: 'Jobs by state',
  all: 'All',

  list: 'Jobs',
  empty: 'No jobs',
  job: 'Job',
  state: 'State',
  attempts: 'Attempts',
  error: 'What went wrong',
  actions: 'Actions',
  queued: (moment: string) => `Queued ${moment}`,
  attemptsOf: (attempts: number, most: number) => `${formatCount(attempts)} of ${formatCount(most)}`,

  retry: 'Try again',
  retryLabel: (title: string) => `Try again: ${title}`,
  retried: (title: string) => `${title}: tried again`,
  discard: 'Discard',
  discardLabel: (title: string) => `Discard: ${title}`,
  discarded: (title: string) => `${title}: discarded`,
  discardTitle: 'Discard this job?',
  discardText: 'This job won’t run. This can’t be undone.',
  keep: 'Keep it',

  schedule: 'Schedule',
  scheduleLead: 'Jobs that run on a schedule. One that fails catches up on its next run.',
  often: 'How often',
  everyMinutes: (minutes: number) => INTERVALS.get(minutes) ?? `Every ${formatCount(minutes)} minutes`,
  last: 'Last started',
  never: 'Not yet',
  next: 'Next',
} as const;

/** The labels of the statuses of jobs, by their names in the schema. */
export const statusTexts: Readonly<Record<string, string>> = {
  WAITING: 'Waiting',
  RUNNING: 'Running',
  RETRYING: 'Retrying',
  FAILED: 'Failed',
};

/** The label of the time that is shown of a job, by its status. */
export const statusTimeTexts: Readonly<Record<string, (moment: string) => string>> = {
  WAITING: (moment) => `Runs ${moment}`,
  RUNNING: (moment) => `Since ${moment}`,
  RETRYING: (moment) => `Next try ${moment}`,
  FAILED: (moment) => `Last tried ${moment}`,
};

/** The text of an empty list, by the selected status. */
export const emptyTexts: Readonly<Record<string, { title: string; text: string }>> = {
  ALL: { title: 'Nothing is waiting', text: 'All background work is done.' },
  WAITING: { title: 'Nothing is waiting', text: 'No jobs are waiting.' },
  RUNNING: { title: 'Nothing is running', text: 'No jobs are running right now.' },
  RETRYING: { title: 'Nothing is retrying', text: 'No failed jobs are waiting to be retried.' },
  FAILED: { title: 'Nothing has failed', text: 'No jobs have failed for good.' },
};
