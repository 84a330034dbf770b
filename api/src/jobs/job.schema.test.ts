import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { askMutation } from '../testing/askMutation.ts';
import { makeShopper } from '../testing/fixtures.ts';
import { discardJob } from './discardJob.ts';
import { findJob } from './findJobs.ts';
import { encodeJobId, uuidOfJob } from './jobId.ts';
import { retryJob } from './retryJob.ts';
import { TASK_TITLES } from './tasks.ts';

const JOBS = `query ($filter: JobFilter) {
  jobs(filter: $filter) { id task title state attempts maxAttempts lastError lockedAt }
  jobCounts { waiting running retrying failed } }`;

const SELECTIONS = {
  jobRetry: '... on JobRetryPayload { job { state attempts } }',
  jobDiscard: '... on JobDiscardPayload { discardedJobId }',
};

let admin: Viewer;
beforeAll(async () => {
  admin = await makeShopper({ role: 'ADMIN' });
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
  const { data, errors } = await askGraphql(JOBS, { filter }, admin);
  expect(errors).toEqual([]);
  return data;
};
const change = (name: keyof typeof SELECTIONS, id: bigint) =>
  askMutation(admin, { name, selection: SELECTIONS[name], input: { jobId: encodeJobId(id) } });

describe('the jobs in the background', () => {
  it('say what they are, where they stand and why they failed, the newest first', async () => {
    const waiting = await add('sendMail');
    await add('sendRefund', { attempts: 1, hoursLocked: 0 });
    await add('workOnImport', { attempts: 2, lastError: '\nasha@kirana.example is not known\nat line 1' });
    const failed = await add('of an older version', { attempts: 3, lastError: 'No' });
    const { jobs: listed, jobCounts } = await jobs();
    expect(listed).toEqual([
      {
        id: encodeJobId(failed),
        task: 'of an older version',
        title: 'of an older version',
        state: 'FAILED',
        attempts: 3,
        maxAttempts: 3,
        lastError: 'No',
        lockedAt: null,
      },
      expect.objectContaining({
        title: 'Work on an import',
        state: 'RETRYING',
        lastError: '(an address) is not known',
      }),
      expect.objectContaining({ title: 'Pay back money', state: 'RUNNING', lockedAt: expect.any(String) }),
      expect.objectContaining({ id: encodeJobId(waiting), title: 'Send a mail', state: 'WAITING', lastError: null }),
    ]);
    expect(jobCounts).toEqual({ waiting: 1, running: 1, retrying: 1, failed: 1 });
  });

  it('can be narrowed down to a state', async () => {
    await add('sendMail');
    await add('sendRefund', { attempts: 3 });
    const { jobs: listed, jobCounts } = await jobs({ state: 'FAILED' });
    expect(listed).toEqual([expect.objectContaining({ task: 'sendRefund' })]);
    expect(jobCounts).toEqual({ waiting: 1, running: 0, retrying: 0, failed: 1 });
  });

  it('are in no hands any more when a killed worker has left them hours ago', async () => {
    await add('sendMail', { attempts: 1, hoursLocked: 5 });
    await add('sendMail', { attempts: 1, hoursLocked: 3 });
    expect((await jobs()).jobCounts).toEqual({ waiting: 0, running: 1, retrying: 1, failed: 0 });
  });

  it('have a title each', () => {
    expect(Object.values(TASK_TITLES)).toEqual(expect.not.arrayContaining(['']));
    expect(new Set(Object.values(TASK_TITLES)).size).toBe(Object.keys(TASK_TITLES).length);
  });
});

describe('a job that has failed', () => {
  it.each([
    ['for good', 3, 'FAILED'],
    ['for now', 1, 'RETRYING'],
  ])('%s is tried again at once, from the first attempt on', async (_how, attempts, status) => {
    const id = await add('sendRefund', { attempts, lastError: 'No' });
    expect(await change('jobRetry', id)).toEqual({
      __typename: 'JobRetryPayload',
      job: { state: 'WAITING', attempts: 0 },
    });
    expect((await findJob(db, id))?.runAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await db.auditEntry.findFirst({ where: { subjectId: uuidOfJob(id) } })).toMatchObject({
      action: 'JOB_RETRY',
      subjectType: 'JOB',
      subjectName: 'sendRefund',
      actorId: admin.userId,
      before: { status },
      after: { status: 'WAITING' },
    });
  });

  it('is gone when it is discarded, and the audit log keeps that', async () => {
    const id = await add('sendMail', { attempts: 3 });
    expect(await change('jobDiscard', id)).toEqual({
      __typename: 'JobDiscardPayload',
      discardedJobId: encodeJobId(id),
    });
    expect(await findJob(db, id)).toBeNull();
    const subject = encodeJobId(id);
    const { data } = await askGraphql('{ auditEntries(first: 1) { edges { node { action subjectId } } } }', {}, admin);
    expect(data.auditEntries.edges[0].node).toEqual({ action: 'JOB_DISCARD', subjectId: subject });
  });

  it.each(['jobRetry', 'jobDiscard'] as const)('is gone for %s when it is done', async (name) => {
    expect(await change(name, 4_711n)).toMatchObject({ __typename: 'JobGoneError' });
  });

  it.each(['jobRetry', 'jobDiscard'] as const)('is the only kind that %s changes', async (name) => {
    const running = await add('sendMail', { attempts: 1, hoursLocked: 0 });
    const waiting = await add('sendMail');
    expect(await change(name, running)).toMatchObject({
      __typename: 'JobNotFailedError',
      message: 'This job is being worked on. Please wait for what comes of it.',
    });
    expect(await change(name, waiting)).toMatchObject({ __typename: 'JobNotFailedError' });
    expect((await jobs()).jobCounts).toMatchObject({ waiting: 1, running: 1 });
    expect(await db.auditEntry.count({ where: { subjectId: { in: [running, waiting].map(uuidOfJob) } } })).toBe(0);
  });

  it('is nothing for shoppers, whichever way they come', async () => {
    const shopper = await makeShopper();
    const id = await add('sendMail', { attempts: 3 });
    await expect(retryJob(shopper, id)).rejects.toThrow('Do not have permission');
    await expect(discardJob(shopper, id)).rejects.toThrow('Do not have permission');
    expect(await findJob(db, id)).toMatchObject({ state: 'FAILED' });
  });
});

describe('what runs by the clock', () => {
  it('says how often, when it last ran and when it runs next', async () => {
    await db.$executeRaw`
      INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      VALUES ('purgeExpired', '2026-03-02T10:00:00Z', '2026-03-02T11:07:00Z')
      ON CONFLICT (identifier) DO UPDATE SET last_execution = excluded.last_execution`;
    const { data } = await askGraphql('{ jobSchedule { task title everyMinutes lastAt nextAt } }', {}, admin);
    const [purge, , imports] = data.jobSchedule;
    expect(purge).toMatchObject({
      task: 'purgeExpired',
      title: 'Delete what has expired',
      everyMinutes: 60,
      lastAt: '2026-03-02T11:07:00.000Z',
      nextAt: expect.stringMatching(/:07:00\.000Z$/),
    });
    expect(imports).toMatchObject({ task: 'resumeImports', everyMinutes: 1, lastAt: null });
  });
});
