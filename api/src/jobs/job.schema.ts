import { z } from 'zod';
import { userErrorType } from '../platform/graphql/userErrorType.schema.ts';
import { builder } from '../platform/graphql/builder.ts';
import { replacedBy } from '../platform/graphql/replacedBy.ts';
import { listOf, toConnection } from '../platform/graphql/connection.ts';
import { decodeCursor, readPage } from '../platform/core/page.ts';
import { requireViewer } from '../platform/core/viewer.ts';
import {
  countJobs,
  countJobsIn,
  type JobCounts,
  findJobs,
  type Job,
  JobNotFailedError,
  encodeJobId,
  discardJob,
  retryJob,
  findJob,
  JobNotFoundError,
  decodeJobId,
} from './jobs.ts';
import { redactError } from '../platform/core/errors/redactError.ts';
import { findScheduledRuns, type ScheduledRun, intervalOf } from './schedule.ts';
import { taskTitle } from './tasks.ts';
import { db } from '../platform/db/client.ts';

const JobStateRef = builder.enumType('JobState', {
  description: 'The status of a job.',
  values: {
    WAITING: { description: 'It waits for a worker.' },
    RUNNING: { description: 'A worker runs it.' },
    RETRYING: { description: 'It failed, and the queue will retry it.' },
    FAILED: { description: 'All its attempts failed. Only an admin can retry it.' },
  },
});

/** A job of the queue; its fields are for admins. */
const JobRef = builder.objectRef<Job>('Job').implement({
  description: 'A background job, such as a mail to send. A completed job leaves the queue.',
  fields: (t) => ({
    id: t.id({ description: '`job_…`', resolve: ({ id }) => encodeJobId(id) }),
    task: t.exposeString('task', { description: 'Such as `sendMail`.' }),
    title: t.string({ description: 'The task, for people.', resolve: ({ task }) => taskTitle(task) }),
    status: t.expose('state', { type: JobStateRef, description: 'The status.' }),
    state: t.expose('state', {
      type: JobStateRef,
      description: 'The status.',
      deprecationReason: replacedBy('`status`'),
    }),
    attempts: t.exposeInt('attempts', { description: 'Attempts so far.' }),
    maxAttempts: t.exposeInt('maxAttempts', { description: 'Attempts allowed.' }),
    lastError: t.string({
      nullable: true,
      description: 'The error of the last failed attempt, one line without personal data.',
      resolve: ({ lastError }) => (lastError === null ? null : redactError(lastError)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was queued.' }),
    runAt: t.expose('runAt', { type: 'DateTime', description: 'The earliest time of the next attempt.' }),
    lockedAt: t.expose('lockedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The start of the current attempt; null when none runs.',
    }),
  }),
});

const JobCountsRef = builder.objectRef<JobCounts>('JobCounts').implement({
  description: 'The number of jobs with each status.',
  fields: (t) => ({
    waiting: t.exposeInt('WAITING', { description: 'Waiting jobs.' }),
    running: t.exposeInt('RUNNING', { description: 'Running jobs.' }),
    retrying: t.exposeInt('RETRYING', { description: 'Failed jobs that will be retried.' }),
    failed: t.exposeInt('FAILED', { description: 'Failed jobs that will not be retried.' }),
  }),
});

const ScheduledJobRef = builder.objectRef<ScheduledRun>('ScheduledJob').implement({
  description: 'A task that runs on a schedule.',
  fields: (t) => ({
    task: t.exposeString('task', { description: 'Such as `purgeExpired`.' }),
    title: t.string({ description: 'The task, for people.', resolve: ({ task }) => taskTitle(task) }),
    everyMinutes: t.int({ description: 'Minutes between two runs.', resolve: intervalOf }),
    lastRunAt: t.expose('lastRunAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The last run; null before the first.',
    }),
    nextRunAt: t.expose('nextRunAt', { type: 'DateTime', description: 'The next run.' }),
  }),
});

const JobFilterRef = builder.inputType('JobFilter', {
  description: 'A filter of jobs.',
  fields: (t) => ({
    status: t.field({ type: JobStateRef, description: 'Jobs with this status.' }),
    state: t.field({
      type: JobStateRef,
      description: 'Ignored beside `status`.',
      deprecationReason: replacedBy('`status`'),
    }),
  }),
});

userErrorType(JobNotFailedError, (t) => ({
  job: t.field({ type: JobRef, description: 'The job as it is.', resolve: ({ job }) => job }),
}));

const JOB_CONNECTION = listOf('Job', JobRef, ['A job', 'jobs']);

const jobCursor = z.tuple([z.string().regex(/^\d{1,18}$/)]);
const jobIdIn = (cursor: string | null) => (cursor === null ? null : BigInt(decodeCursor(cursor, jobCursor)[0]));

builder.queryFields((t) => ({
  jobs: t.connection(
    {
      type: JobRef,
      nullable: true,
      description: 'The queue, newest first. Needs the permission `SETTINGS`.',
      authScopes: { settings: true },
      args: { filter: t.arg({ type: JobFilterRef, description: 'Which jobs.' }) },
      resolve: async (_root, { filter, ...args }, { authentication }) => {
        const viewer = requireViewer(authentication);
        const page = readPage(args);
        const state = filter?.status ?? filter?.state ?? null;
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
    description: 'Counts of jobs. Needs the permission `REPORTS` or `SETTINGS`.',
    authScopes: { settings: true, reports: true },
    resolve: (_root, _args, { authentication }) => countJobs(requireViewer(authentication)),
  }),
  jobSchedule: t.field({
    type: [ScheduledJobRef],
    nullable: true,
    description: 'The scheduled tasks. Needs the permission `SETTINGS`.',
    authScopes: { settings: true },
    resolve: (_root, _args, { authentication }) => findScheduledRuns(requireViewer(authentication), new Date()),
  }),
}));

const JobRetryPayload = builder.objectRef<{ jobId: bigint }>('JobRetryPayload').implement({
  description: 'The job runs again.',
  fields: (t) => ({
    job: t.field({
      type: JobRef,
      nullable: true,
      description: 'The job after the change; null when it is done already.',
      resolve: ({ jobId }) => findJob(db, jobId),
    }),
  }),
});

const JobDiscardPayload = builder.objectRef<{ jobId: bigint }>('JobDiscardPayload').implement({
  description: 'The job was removed from the queue.',
  fields: (t) => ({
    discardedJobId: t.id({
      description: 'The public id of the removed job.',
      resolve: ({ jobId }) => encodeJobId(jobId),
    }),
  }),
});

builder.mutationFields((t) => {
  const jobId = t.input.id({ required: true, description: 'The public id of a job that has failed.' });
  return {
    jobRetry: t.fieldWithInput({
      description: 'Retries a failed job at once, with all its attempts. Needs the permission `SETTINGS`.',
      type: JobRetryPayload,
      authScopes: { settings: true },
      errors: { types: [JobNotFoundError, JobNotFailedError] },
      input: { jobId },
      resolve: (_root, { input }, { authentication }) =>
        retryJob(requireViewer(authentication), decodeJobId(String(input.jobId))),
    }),
    jobDiscard: t.fieldWithInput({
      description: 'Removes a failed job, whose work stays undone. Needs the permission `SETTINGS`.',
      type: JobDiscardPayload,
      authScopes: { settings: true },
      errors: { types: [JobNotFoundError, JobNotFailedError] },
      input: { jobId },
      resolve: (_root, { input }, { authentication }) =>
        discardJob(requireViewer(authentication), decodeJobId(String(input.jobId))),
    }),
  };
});
