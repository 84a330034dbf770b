import { z } from 'zod';
import { userErrorType } from '../platform/graphql/userErrorType.schema.ts';
import { builder } from '../platform/graphql/builder.ts';
import { listOf } from '../platform/graphql/listOf.ts';
import { decodeCursor, readPage } from '../platform/core/page.ts';
import { toConnection } from '../platform/graphql/connection.ts';
import { requireViewer } from '../platform/core/viewer.ts';
import { countJobs, countJobsIn, type JobCounts } from './countJobs.ts';
import { redactError } from '../platform/core/errors/redactError.ts';
import { findJobs, type Job } from './findJobs.ts';
import { findScheduledRuns, type ScheduledRun } from './findScheduledRuns.ts';
import { JobNotFailedError } from './jobErrors.ts';
import { encodeJobId } from './jobId.ts';
import { intervalOf } from './schedule.ts';
import { taskTitle } from './tasks.ts';

const JobStateRef = builder.enumType('JobState', {
  description: 'The state of a background job.',
  values: {
    WAITING: { description: 'It waits for a worker.' },
    RUNNING: { description: 'A worker runs it.' },
    RETRYING: { description: 'It has failed, and the queue will retry it.' },
    FAILED: { description: 'It has failed as often as its attempts allow. The queue does not retry it; an admin can.' },
  },
});

/** A job of the queue; its fields are for admins. */
export const JobRef = builder.objectRef<Job>('Job').implement({
  description: 'A background job, such as a mail to be sent. A completed job leaves the queue.',
  fields: (t) => ({
    id: t.id({ description: 'The public id, `job_…`.', resolve: ({ id }) => encodeJobId(id) }),
    task: t.exposeString('task', { description: 'The name of the task: `sendMail`.' }),
    title: t.string({ description: 'The name of the task for people.', resolve: ({ task }) => taskTitle(task) }),
    state: t.expose('state', { type: JobStateRef, description: 'Its state.' }),
    attempts: t.exposeInt('attempts', { description: 'How many attempts were started.' }),
    maxAttempts: t.exposeInt('maxAttempts', { description: 'How many attempts are allowed.' }),
    lastError: t.string({
      nullable: true,
      description:
        'The error of the last failed attempt, in one line without personal data; null when no attempt has failed.',
      resolve: ({ lastError }) => (lastError === null ? null : redactError(lastError)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the job was queued.' }),
    runAt: t.expose('runAt', {
      type: 'DateTime',
      description: 'The earliest time of the next attempt.',
    }),
    lockedAt: t.expose('lockedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a worker started the current attempt; null when none is running.',
    }),
  }),
});

const JobCountsRef = builder.objectRef<JobCounts>('JobCounts').implement({
  description: 'The number of background jobs by state.',
  fields: (t) => ({
    waiting: t.exposeInt('WAITING', { description: 'Jobs that wait for a worker.' }),
    running: t.exposeInt('RUNNING', { description: 'Jobs that a worker runs.' }),
    retrying: t.exposeInt('RETRYING', { description: 'Jobs that have failed and will be retried.' }),
    failed: t.exposeInt('FAILED', { description: 'Jobs that have failed and will not be retried.' }),
  }),
});

const ScheduledJobRef = builder.objectRef<ScheduledRun>('ScheduledJob').implement({
  description: 'A task that runs on a schedule.',
  fields: (t) => ({
    task: t.exposeString('task', { description: 'The name of the task: `purgeExpired`.' }),
    title: t.string({ description: 'The name of the task for people.', resolve: ({ task }) => taskTitle(task) }),
    everyMinutes: t.int({
      description: 'The interval between two runs, in minutes.',
      resolve: intervalOf,
    }),
    lastRunAt: t.expose('lastRunAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last ran; null before the first run.',
    }),
    nextRunAt: t.expose('nextRunAt', { type: 'DateTime', description: 'When it runs next.' }),
  }),
});

const JobFilterRef = builder.inputType('JobFilter', {
  description: 'A filter for the list of jobs.',
  fields: (t) => ({ state: t.field({ type: JobStateRef, description: 'Jobs in this state.' }) }),
});

userErrorType(JobNotFailedError, (t) => ({
  job: t.field({ type: JobRef, description: 'The current job.', resolve: ({ job }) => job }),
}));

const JOB_CONNECTION = listOf('Job', JobRef, {
  edge: 'A job in a list.',
  connection: 'A list of jobs in the background.',
});

const jobCursor = z.tuple([z.string().regex(/^\d{1,18}$/)]);
const jobIdIn = (cursor: string | null) => (cursor === null ? null : BigInt(decodeCursor(cursor, jobCursor)[0]));

builder.queryFields((t) => ({
  jobs: t.connection(
    {
      type: JobRef,
      nullable: true,
      description:
        'Background jobs that are not done, newest first. A job that is done or discarded leaves the list. Needs the permission `SETTINGS`.',
      authScopes: { settings: true },
      args: { filter: t.arg({ type: JobFilterRef, description: 'Restricts the list to one state.' }) },
      resolve: async (_root, { filter, ...args }, { authentication }) => {
        const viewer = requireViewer(authentication);
        const page = readPage(args);
        const state = filter?.state ?? null;
        const jobs = await findJobs(viewer, {
          state,
          before: jobIdIn(page.after), // newest first, so later rows of the list have smaller ids
          after: jobIdIn(page.before),
          isOldestFirst: page.isBackward,
          limit: page.size + 1,
        });
        return toConnection(jobs, args, {
          keysOf: ({ id }) => [String(id)],
          nodeOf: (job) => job,
          totalCount: () => countJobsIn(viewer, state),
        });
      },
    },
    ...JOB_CONNECTION,
  ),
  jobCounts: t.field({
    type: JobCountsRef,
    nullable: true,
    description: 'The number of background jobs in each state. Needs the permission `REPORTS` or `SETTINGS`.',
    authScopes: { settings: true, reports: true },
    resolve: (_root, _args, { authentication }) => countJobs(requireViewer(authentication)),
  }),
  jobSchedule: t.field({
    type: [ScheduledJobRef],
    nullable: true,
    description: 'The tasks that run on a schedule, with their last and next runs. Needs the permission `SETTINGS`.',
    authScopes: { settings: true },
    resolve: (_root, _args, { authentication }) => findScheduledRuns(requireViewer(authentication), new Date()),
  }),
}));
