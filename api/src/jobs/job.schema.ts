import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import { requireViewer } from '../graphql/viewer.ts';
import { countJobs, type JobCounts } from './countJobs.ts';
import { errorLine } from './errorLine.ts';
import { findJobs, MOST_JOBS, type Job } from './findJobs.ts';
import { findScheduledRuns, type ScheduledRun } from './findScheduledRuns.ts';
import { JobGoneError, JobNotFailedError } from './jobErrors.ts';
import { encodeJobId } from './jobId.ts';
import { titleOf } from './tasks.ts';

const JobStateRef = builder.enumType('JobState', {
  description: 'Where a job in the background stands.',
  values: {
    WAITING: { description: 'Waits for its turn.' },
    RUNNING: { description: 'Is being worked on.' },
    RETRYING: { description: 'Has failed, and will be tried again.' },
    FAILED: { description: 'Has failed as often as it may, and is not tried again by itself.' },
  },
});

/** A job of the queue, for admins. */
export const JobRef = builder.objectRef<Job>('Job').implement({
  description: 'A piece of work in the background, such as a mail that is to be sent. What is done is no job any more.',
  fields: (t) => ({
    id: t.id({ description: 'The public id, `job_…`.', resolve: ({ id }) => encodeJobId(id) }),
    task: t.exposeString('task', { description: 'The name of the kind of work: `sendMail`.' }),
    title: t.string({ description: 'The same in plain words.', resolve: ({ task }) => titleOf(task) }),
    state: t.expose('state', { type: JobStateRef, description: 'Where it stands.' }),
    attempts: t.exposeInt('attempts', { description: 'How often it was begun.' }),
    maxAttempts: t.exposeInt('maxAttempts', { description: 'How often it is begun at most.' }),
    lastError: t.string({
      nullable: true,
      description: 'Why it failed last, in one line without personal data; null when it has not.',
      resolve: ({ lastError }) => (lastError === null ? null : errorLine(lastError)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was put in the queue.' }),
    runAt: t.expose('runAt', {
      type: 'DateTime',
      description: 'When it is its turn, or was; the next try of one that has failed.',
    }),
    lockedAt: t.expose('lockedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is being worked on; null when it is not.',
    }),
  }),
});

const JobCountsRef = builder.objectRef<JobCounts>('JobCounts').implement({
  description: 'How many jobs in the background there are.',
  fields: (t) => ({
    waiting: t.exposeInt('WAITING', { description: 'Those that wait for their turn.' }),
    running: t.exposeInt('RUNNING', { description: 'Those that are being worked on.' }),
    retrying: t.exposeInt('RETRYING', { description: 'Those that have failed and will be tried again.' }),
    failed: t.exposeInt('FAILED', { description: 'Those that are not tried again by themselves.' }),
  }),
});

const ScheduledJobRef = builder.objectRef<ScheduledRun>('ScheduledJob').implement({
  description: 'Work that the clock starts.',
  fields: (t) => ({
    task: t.exposeString('task', { description: 'The name of the kind of work: `purgeExpired`.' }),
    title: t.string({ description: 'The same in plain words.', resolve: ({ task }) => titleOf(task) }),
    everyMinutes: t.int({
      description: 'So many minutes are from one time to the next.',
      resolve: ({ minute }) => (minute === null ? 1 : 60),
    }),
    lastAt: t.expose('lastAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last started; null before the first time.',
    }),
    nextAt: t.expose('nextAt', { type: 'DateTime', description: 'When it is started next.' }),
  }),
});

const JobFilterRef = builder.inputType('JobFilter', {
  description: 'What to narrow the list of jobs down to.',
  fields: (t) => ({ state: t.field({ type: JobStateRef, description: 'Jobs that stand there.' }) }),
});

builder.objectType(JobGoneError, {
  name: 'JobGoneError',
  description: 'The job is done, or was discarded.',
  interfaces: [ErrorInterface],
});

builder.objectType(JobNotFailedError, {
  name: 'JobNotFailedError',
  description: 'The job is being worked on or waits for its turn, so there is nothing to try again or to discard.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    job: t.field({ type: JobRef, description: 'The job as it is now.', resolve: ({ job }) => job }),
  }),
});

builder.queryFields((t) => ({
  jobs: t.field({
    type: [JobRef],
    description: `Work in the background that is not done, the newest first; at most ${MOST_JOBS}, jobCounts tells of all. Admins only.`,
    authScopes: { admin: true },
    args: { filter: t.arg({ type: JobFilterRef, description: 'What to narrow the list down to.' }) },
    resolve: (_root, { filter }, { authentication }) => findJobs(requireViewer(authentication), filter ?? {}),
  }),
  jobCounts: t.field({
    type: JobCountsRef,
    description: 'How many jobs in the background there are in each state. Admins only.',
    authScopes: { admin: true },
    resolve: (_root, _args, { authentication }) => countJobs(requireViewer(authentication)),
  }),
  jobSchedule: t.field({
    type: [ScheduledJobRef],
    description: 'What runs by the clock, and when. Admins only.',
    authScopes: { admin: true },
    resolve: (_root, _args, { authentication }) => findScheduledRuns(requireViewer(authentication), new Date()),
  }),
}));
