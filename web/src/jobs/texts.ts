import { formatCount } from '../numbers/formatCount.ts';

/** The names of the usual intervals, in minutes. */
const INTERVALS: ReadonlyMap<number, string> = new Map([
  [1, 'Every minute'],
  [60, 'Every hour'],
  [1440, 'Every day'],
]);

/** Fixed texts of the page of background jobs. */
export const texts = {
  title: 'Background jobs',
  lead: 'What the shop does by itself, such as sending mails and paying money back. What is done is not listed.',
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
  discardText: 'What it was for will not be done. This can’t be undone.',
  keep: 'Keep it',

  schedule: 'By the clock',
  scheduleLead: 'What the clock starts. Whatever it was to do is done at its next turn if it fails once.',
  often: 'How often',
  everyMinutes: (minutes: number) => INTERVALS.get(minutes) ?? `Every ${formatCount(minutes)} minutes`,
  last: 'Last started',
  never: 'Not yet',
  next: 'Next',
} as const;

/** The labels of the states of jobs, by their names in the schema. */
export const stateTexts: Readonly<Record<string, string>> = {
  WAITING: 'Waiting',
  RUNNING: 'Running',
  RETRYING: 'Will be tried again',
  FAILED: 'Failed',
};

/** The label of the time that is shown of a job, by its state. */
export const stateTimeTexts: Readonly<Record<string, (moment: string) => string>> = {
  WAITING: (moment) => `Its turn is ${moment}`,
  RUNNING: (moment) => `Since ${moment}`,
  RETRYING: (moment) => `Next try ${moment}`,
  FAILED: (moment) => `Last turn was ${moment}`,
};

/** The text of an empty list, by the selected state. */
export const emptyTexts: Readonly<Record<string, { title: string; text: string }>> = {
  ALL: { title: 'Nothing is waiting', text: 'All work in the background is done.' },
  WAITING: { title: 'Nothing is waiting', text: 'No job waits for its turn.' },
  RUNNING: { title: 'Nothing is running', text: 'No job is being worked on right now.' },
  RETRYING: { title: 'Nothing waits for another try', text: 'No job has failed and will be tried again.' },
  FAILED: { title: 'Nothing has failed', text: 'No job was given up.' },
};
