import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../ui/testing/findDialog.ts';
import jobsPage, { type JobsPageQuery } from './__generated__/JobsPageQuery.graphql.ts';
import { jobsVariables } from './jobsUrl.ts';
import { JobsPage } from './JobsPage.tsx';

type Fields = Record<string, unknown>;
type Paging = Parameters<typeof fakeConnection>[1];

function testJob(number: number, status: string, fields: Fields = {}) {
  return {
    __typename: 'Job',
    id: `job_${number}`,
    task: 'sendMail',
    title: 'Send a mail',
    status,
    attempts: 1,
    maxAttempts: 25,
    lastError: null,
    createdAt: '2026-01-15T10:30:00.000Z',
    runAt: '2026-01-15T10:31:00.000Z',
    lockedAt: null,
    ...fields,
  };
}
type TestJob = ReturnType<typeof testJob>;

const schedule = [
  {
    task: 'purgeExpired',
    title: 'Delete what has expired',
    everyMinutes: 60,
    lastRunAt: null,
    nextRunAt: '2026-01-15T11:07:00.000Z',
  },
  {
    task: 'refreshProductPopularity',
    title: 'Count popular products',
    everyMinutes: 1440,
    lastRunAt: null,
    nextRunAt: '2026-01-15T21:40:00.000Z',
  },
];

/** The page of the server's jobs at each query; `asked` lists the variables, the latest last. */
function renderJobs(
  jobs: () => readonly TestJob[],
  { at = '/dashboard/jobs', mutations = {} }: { at?: string; mutations?: Record<string, (id: string) => object> } = {},
) {
  const asked: unknown[] = [];
  const count = (status: string) => jobs().filter((job) => job.status === status).length;
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        jobs: (_root, { filter, ...paging }: Paging & { filter: { status?: string } }) => {
          asked.push(filter.status);
          const listed = jobs().filter(({ status }) => filter.status === undefined || status === filter.status);
          return fakeConnection(listed, paging);
        },
        jobCounts: () => ({
          waiting: count('WAITING'),
          running: count('RUNNING'),
          retrying: count('RETRYING'),
          failed: count('FAILED'),
        }),
        jobSchedule: () => schedule,
      },
      Mutation: Object.fromEntries(
        Object.entries(mutations).map(([field, answer]) => [
          field,
          (_root: unknown, { input }: { input: { jobId: string } }) => answer(input.jobId),
        ]),
      ),
    }),
    routes: [
      {
        path: '/dashboard/jobs',
        loader: preload<JobsPageQuery>(jobsPage, jobsVariables, 'store-and-network'),
        Component: JobsPage,
      },
    ],
    at,
  });
  return { ...rendered, asked };
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Jobs' }))
    .getAllByRole('row')
    .slice(1);
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Jobs by state' })).getAllByRole('link');
const tabTexts = async () => (await tabs()).map((tab) => tab.textContent);

afterEach(() => vi.useRealTimers());

describe('JobsPage', () => {
  it('shows the jobs with their state and error', async () => {
    renderJobs(() => [
      testJob(1, 'WAITING', { attempts: 0 }),
      testJob(2, 'FAILED', { title: 'Pay back money', attempts: 25, lastError: 'The provider does not answer' }),
    ]);
    const [waiting, failed] = await rows();
    expect(waiting).toHaveTextContent(/Send a mail.*Waiting.*0 of 25/);
    expect(within(waiting ?? document.body).queryByRole('button')).not.toBeInTheDocument();
    expect(failed).toHaveTextContent(/Pay back money.*Failed.*25 of 25.*The provider does not answer/);
    expect(await tabTexts()).toEqual(['All 2', 'Failed 1', 'Retrying 0', 'Running 0', 'Waiting 1']);
    const clock = within(screen.getByRole('table', { name: 'Schedule' }));
    expect(clock.getAllByRole('row')[1]).toHaveTextContent(/Delete what has expired.*Every hour.*Not yet/);
    expect(clock.getAllByRole('row')[2]).toHaveTextContent(/Count popular products.*Every day.*Not yet/);
    await waitFor(() => expect(document.title).toBe('Background jobs · Kirana'));
  });

  it('filters by the URL, which the tabs change', async () => {
    const { user, router, asked } = renderJobs(() => [testJob(1, 'WAITING'), testJob(2, 'FAILED')], {
      at: '/dashboard/jobs?state=failed',
    });
    expect(await rows()).toHaveLength(1);
    const [, failed, retrying] = await tabs();
    expect(failed).toHaveAttribute('aria-current', 'page');
    await user.click(retrying ?? document.body);
    expect(await screen.findByText('Nothing is retrying')).toBeVisible();
    expect(router.state.location.search).toBe('?state=retrying');
    expect(asked).toEqual(['FAILED', 'RETRYING']);
  });

  it.each(['/dashboard/jobs', '/dashboard/jobs?state=painted'])('shows an empty list at %s', async (at) => {
    renderJobs(() => [], { at });
    expect(await screen.findByText('Nothing is waiting')).toBeVisible();
  });

  it('polls, and reloads on request', async () => {
    let jobs = [testJob(1, 'WAITING')];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { user } = renderJobs(() => jobs);
    await rows();
    jobs = [testJob(1, 'RUNNING'), testJob(2, 'WAITING')];
    vi.advanceTimersByTime(5000);
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    jobs = [];
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Nothing is waiting')).toBeVisible();
  });

  it('loads further pages, and keeps them when it polls', async () => {
    let jobs = Array.from({ length: 45 }, (_, index) => testJob(index, 'WAITING'));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { user } = renderJobs(() => jobs);
    expect(await rows()).toHaveLength(30);
    await user.click(await screen.findByRole('button', { name: /more/i }));
    await waitFor(async () => expect(await rows()).toHaveLength(45));
    jobs = jobs.with(44, testJob(44, 'RUNNING'));
    vi.advanceTimersByTime(5000);
    await waitFor(async () => expect((await rows()).at(44)).toHaveTextContent('Running'));
    expect(await rows()).toHaveLength(45);
  });

  it('retries a failed job', async () => {
    let jobs = [testJob(1, 'FAILED', { attempts: 25 })];
    const { user } = renderJobs(() => jobs, {
      mutations: {
        jobRetry: () => {
          jobs = [testJob(1, 'WAITING', { attempts: 0 })];
          return { __typename: 'JobRetryPayload', job: jobs[0] };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again: Send a mail' }));
    expect(await screen.findByText('Trying again: Send a mail')).toBeInTheDocument();
    await waitFor(async () => expect((await tabTexts())[4]).toBe('Waiting 1'));
    expect(screen.queryByRole('button', { name: 'Try again: Send a mail' })).not.toBeInTheDocument();
  });

  it('discards a failed job after a confirmation', async () => {
    let jobs = [testJob(1, 'FAILED'), testJob(2, 'FAILED', { title: 'Pay back money' })];
    const discarded: string[] = [];
    const { user } = renderJobs(() => jobs, {
      mutations: {
        jobDiscard: (id) => {
          discarded.push(id);
          jobs = jobs.filter((job) => job.id !== id);
          return { __typename: 'JobDiscardPayload', discardedJobId: id };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Discard: Pay back money' }));
    const question = await findDialog('Discard this job?');
    expect(question.getByText('Pay back money')).toBeVisible();
    expect(discarded).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(await tabTexts()).toContain('Failed 1'));
    expect(discarded).toEqual(['job_2']);
    expect(await rows()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows why the job was not changed, and its present state', async () => {
    let jobs = [testJob(1, 'RETRYING')];
    const message = 'This job is being worked on. Please wait for the result.';
    const { user } = renderJobs(() => jobs, {
      mutations: {
        jobRetry: () => {
          jobs = [testJob(1, 'RUNNING')];
          return { __typename: 'JobNotFailedError', message, job: jobs[0] };
        },
        jobDiscard: () => ({ __typename: 'JobNotFailedError', message, job: jobs[0] }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Discard: Send a mail' }));
    const question = await findDialog('Discard this job?');
    await user.click(question.getByRole('button', { name: 'Discard' }));
    expect(await question.findByText(message)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Keep it' }));
    await user.click(await screen.findByRole('button', { name: 'Try again: Send a mail' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(async () => expect(await tabTexts()).toContain('Running 1'));
  });

  it('removes a job that is done from the list', async () => {
    let jobs = [testJob(1, 'FAILED')];
    const { user } = renderJobs(() => jobs, {
      mutations: {
        jobRetry: () => {
          jobs = [];
          return {
            __typename: 'JobNotFoundError',
            message: 'This job no longer exists. It has finished or was discarded.',
          };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again: Send a mail' }));
    expect(await screen.findByText('Nothing is waiting')).toBeVisible();
  });
});
