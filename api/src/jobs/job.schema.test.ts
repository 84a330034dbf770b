import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../platform/db/client.ts';
import type { Viewer } from '../platform/core/viewer.ts';
import { executeGraphql } from '../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../testing/graphql/executeMutation.ts';
import { PAGE_ARGUMENTS, PAGE_FIELDS, PAGE_VARIABLES, readOnePage, readPages } from '../testing/graphql/readPages.ts';
import { makeShopper, makeStaff } from '../testing/fixtures.ts';
import { discardJob, retryJob, findJob, encodeJobId, jobUuid } from './jobs.ts';
import { TASK_TITLES } from './tasks.ts';

const JOBS = `query ($filter: JobFilter) {
  jobs(filter: $filter) { edges { node { id task title status state attempts maxAttempts lastError lockedAt } } }
  jobCounts { waiting running retrying failed } }`;

const SELECTIONS = {
  jobRetry: '... on JobRetryPayload { job { status attempts } }',
  jobDiscard: '... on JobDiscardPayload { discardedJobId }',
};

let admin: Viewer;
beforeAll(async () => {
  admin = await makeStaff('SETTINGS', 'REPORTS');
});
beforeEach(async () => {
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
});

interface Fields {
  attempts?: number;
  lastError?: string;
  hoursLocked?: number;
}

async function add(task: string, { attempts = 0, lastError, hoursLocked }: Fields = {}): Promise<bigint> {
  const [{ id }] = await db.$queryRaw<[{ id: bigint }]>`
    SELECT id FROM graphile_worker.add_job(${task}, '{"recipient": "asha@kirana.example"}', max_attempts => 3)`;
  const lockedAt = hoursLocked === undefined ? null : new Date(Date.now() - hoursLocked * 3_600_000);
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET attempts = ${attempts}, last_error = ${lastError ?? null},
      locked_at = ${lockedAt}, run_at = now() + interval '1 hour' WHERE id = ${id}`;
  return id;
}

const jobs = async (filter: object | null = null) => {
  const { data, errors } = await executeGraphql(JOBS, { filter }, admin);
  expect(errors).toEqual([]);
  return { jobs: data.jobs.edges.map(({ node }: { node: unknown }) => node), jobCounts: data.jobCounts };
};
const change = (name: keyof typeof SELECTIONS, id: bigint) =>
  executeMutation(admin, { name, selection: SELECTIONS[name], input: { jobId: encodeJobId(id) } });

describe('jobs', () => {
  it('are listed newest first, with title, status and error', async () => {
    const waiting = await add('sendMail');
    await add('sendRefund', { attempts: 1, hoursLocked: 0 });
    await add('processImport', { attempts: 2, lastError: '\nasha@kirana.example is not known\nat line 1' });
    const failed = await add('of an older version', { attempts: 3, lastError: 'No' });
    const { jobs: listed, jobCounts } = await jobs();
    expect(listed).toEqual([
      {
        id: encodeJobId(failed),
        task: 'of an older version',
        title: 'of an older version',
        status: 'FAILED',
        state: 'FAILED',
        attempts: 3,
        maxAttempts: 3,
        lastError: 'No',
        lockedAt: null,
      },
      expect.objectContaining({
        title: 'Process an import',
        status: 'RETRYING',
        lastError: '(an address) is not known',
      }),
      expect.objectContaining({ title: 'Send a refund', status: 'RUNNING', lockedAt: expect.any(String) }),
      expect.objectContaining({ id: encodeJobId(waiting), title: 'Send an email', status: 'WAITING', lastError: null }),
    ]);
    expect(jobCounts).toEqual({ waiting: 1, running: 1, retrying: 1, failed: 1 });
  });

  it.each([{ status: 'FAILED' }, { state: 'FAILED' }, { status: 'FAILED', state: 'WAITING' }])(
    'are filtered by %j',
    async (filter) => {
      await add('sendMail');
      await add('sendRefund', { attempts: 3 });
      const { jobs: listed, jobCounts } = await jobs(filter);
      expect(listed).toEqual([expect.objectContaining({ task: 'sendRefund' })]);
      expect(jobCounts).toEqual({ waiting: 1, running: 0, retrying: 0, failed: 1 });
    },
  );

  it('are paged in both directions, with a count of all and of one status', async () => {
    const ids: bigint[] = [];
    for (const attempts of [0, 3, 0, 3, 0]) ids.push(await add('sendMail', { attempts }));
    const newestFirst = ids.toReversed().map(encodeJobId);
    const query = `query (${PAGE_VARIABLES}) { jobs(${PAGE_ARGUMENTS}) ${PAGE_FIELDS} }`;
    const list = { query, path: ['jobs'], viewer: admin };
    expect(await readPages(list, { size: 2 })).toEqual(newestFirst);
    expect(await readPages(list, { size: 2, backward: true })).toEqual(newestFirst);
    expect((await readOnePage(list, { first: 2 })).totalCount).toBe(5);
    const { data } = await executeGraphql('{ jobs(first: 1, filter: { status: FAILED }) { totalCount } }', {}, admin);
    expect(data.jobs.totalCount).toBe(2);
  });

  it.each(['', 'x', Buffer.from('["1 OR true"]').toString('base64url')])('refuse the cursor %j', async (after) => {
    const { errors } = await executeGraphql(
      'query ($after: String) { jobs(after: $after) { totalCount } }',
      { after },
      admin,
    );
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('are not running when their lock is older than four hours', async () => {
    await add('sendMail', { attempts: 1, hoursLocked: 5 });
    await add('sendMail', { attempts: 1, hoursLocked: 3 });
    expect((await jobs()).jobCounts).toEqual({ waiting: 0, running: 1, retrying: 1, failed: 0 });
  });

  it('have a distinct title for each task', () => {
    expect(Object.values(TASK_TITLES)).toEqual(expect.not.arrayContaining(['']));
    expect(new Set(Object.values(TASK_TITLES)).size).toBe(Object.keys(TASK_TITLES).length);
  });
});

describe('a job that has failed', () => {
  it.each([
    ['for good', 3, 'FAILED'],
    ['for now', 1, 'RETRYING'],
  ])('%s is retried at once with all its attempts', async (_how, attempts, status) => {
    const id = await add('sendRefund', { attempts, lastError: 'No' });
    expect(await change('jobRetry', id)).toEqual({
      __typename: 'JobRetryPayload',
      job: { status: 'WAITING', attempts: 0 },
    });
    expect((await findJob(db, id))?.runAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await db.auditEntry.findFirst({ where: { subjectId: jobUuid(id) } })).toMatchObject({
      action: 'JOB_RETRY',
      subjectType: 'JOB',
      subjectName: 'sendRefund',
      actorId: admin.userId,
      before: { status },
      after: { status: 'WAITING' },
    });
  });

  it('leaves the queue when it is discarded, with an audit entry', async () => {
    const id = await add('sendMail', { attempts: 3 });
    expect(await change('jobDiscard', id)).toEqual({
      __typename: 'JobDiscardPayload',
      discardedJobId: encodeJobId(id),
    });
    expect(await findJob(db, id)).toBeNull();
    const subject = encodeJobId(id);
    const { data } = await executeGraphql(
      '{ auditEntries(first: 1) { edges { node { action subjectId } } } }',
      {},
      admin,
    );
    expect(data.auditEntries.edges[0].node).toEqual({ action: 'JOB_DISCARD', subjectId: subject });
  });

  it.each(['jobRetry', 'jobDiscard'] as const)('is not found by %s when it is done', async (name) => {
    expect(await change(name, 4_711n)).toMatchObject({ __typename: 'JobNotFoundError' });
  });

  it.each(['jobRetry', 'jobDiscard'] as const)('is the only kind of job that %s changes', async (name) => {
    const running = await add('sendMail', { attempts: 1, hoursLocked: 0 });
    const waiting = await add('sendMail');
    expect(await change(name, running)).toMatchObject({
      __typename: 'JobNotFailedError',
      message: 'This job is being worked on. Please wait for the result.',
    });
    expect(await change(name, waiting)).toMatchObject({ __typename: 'JobNotFailedError' });
    expect((await jobs()).jobCounts).toMatchObject({ waiting: 1, running: 1 });
    expect(await db.auditEntry.count({ where: { subjectId: { in: [running, waiting].map(jobUuid) } } })).toBe(0);
  });

  it('can be changed by admins only', async () => {
    const shopper = await makeShopper();
    const id = await add('sendMail', { attempts: 3 });
    await expect(retryJob(shopper, id)).rejects.toThrow('Do not have permission');
    await expect(discardJob(shopper, id)).rejects.toThrow('Do not have permission');
    expect(await findJob(db, id)).toMatchObject({ state: 'FAILED' });
  });
});

describe('a scheduled task', () => {
  it('has an interval, a last run and a next run', async () => {
    await db.$executeRaw`
      INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      VALUES ('purgeExpired', '2026-03-02T10:00:00Z', '2026-03-02T11:07:00Z')
      ON CONFLICT (identifier) DO UPDATE SET last_execution = excluded.last_execution`;
    const { data } = await executeGraphql('{ jobSchedule { task title everyMinutes lastRunAt nextRunAt } }', {}, admin);
    const [purge] = data.jobSchedule;
    const taskNamed = (name: string) => data.jobSchedule.find(({ task }: { task: string }) => task === name);
    expect(purge).toMatchObject({
      task: 'purgeExpired',
      title: 'Delete expired data',
      everyMinutes: 60,
      lastRunAt: '2026-03-02T11:07:00.000Z',
      nextRunAt: expect.stringMatching(/:07:00\.000Z$/),
    });
    expect(taskNamed('refreshProductPopularity')).toMatchObject({
      everyMinutes: 1440,
      nextRunAt: expect.stringMatching(/T21:40:00\.000Z$/),
    });
    expect(taskNamed('resumeImports')).toMatchObject({ everyMinutes: 1, lastRunAt: null });
  });
});
