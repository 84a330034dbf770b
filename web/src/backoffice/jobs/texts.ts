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
  lead: 'Work the shop does in the background, such as sending emails and refunds. Finished jobs aren’t listed.',
  refresh: 'Refresh',

  job: 'Job',
  attempts: 'Attempts',
  attemptsOf: (attempts: number, most: number) => `${formatCount(attempts)} of ${formatCount(most)}`,

  discard: 'Discard',

  schedule: 'Schedule',
  everyMinutes: (minutes: number) => INTERVALS.get(minutes) ?? `Every ${formatCount(minutes)} minutes`,
  last: 'Last started',
  next: 'Next',
} as const;

interface StatusTexts {
  label: string;
  /** What needs attention has a colour of its own. */
  palette: string;
  /** The time that is shown of a job. */
  time: (moment: string) => string;
}

/** The statuses of jobs by their names in the schema. */
export const statusTexts: Readonly<Record<string, StatusTexts>> = {
  WAITING: { label: 'Waiting', palette: 'gray', time: (moment) => `Runs ${moment}` },
  RUNNING: { label: 'Running', palette: 'green', time: (moment) => `Since ${moment}` },
  RETRYING: { label: 'Retrying', palette: 'yellow', time: (moment) => `Next try ${moment}` },
  FAILED: { label: 'Failed', palette: 'red', time: (moment) => `Last tried ${moment}` },
};

/** The text of an empty list, by the selected status. */
export const emptyTexts: Readonly<Record<string, { title: string; text: string }>> = {
  ALL: { title: 'Nothing is waiting', text: 'All background work is done.' },
  WAITING: { title: 'Nothing is waiting', text: 'No jobs are waiting.' },
  RUNNING: { title: 'Nothing is running', text: 'No jobs are running right now.' },
  RETRYING: { title: 'Nothing is retrying', text: 'No failed jobs are waiting to be retried.' },
  FAILED: { title: 'Nothing has failed', text: 'No jobs have failed permanently.' },
};
