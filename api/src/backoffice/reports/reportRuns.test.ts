import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ForbiddenError } from '../../platform/core/errors/statusErrors.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { makeProducts, makeShopper, makeStaff, newId } from '../../testing/fixtures.ts';
import { makeUploader, openUploadServer } from '../../testing/server/uploadServer.ts';
import { isReportLong, readReport } from './readReport.ts';
import { reportRange } from './reportRange.ts';
import { REPORT_HANDLES, type ReportHandle } from './reports.ts';
import { runReport, startReportRun } from './reportRuns.ts';

const days = { from: '2026-01-01', to: '2026-12-31' };
const range = reportRange(days);
const RUN =
  'id status startDate endDate from to rowCount doneCount csvUrl report { title } table { rowCount rows totals }';
const START = `mutation ($input: ReportRunStartInput!) { reportRunStart(input: $input) {
  ... on ReportRunStartPayload { reportRun { ${RUN} } } ... on InvalidInputError { issues { path message } } } }`;
const RUNS = `{ reportRuns(first: 20) { edges { node { ${RUN} } } } }`;

interface Listed {
  report: { title: string };
  csvUrl: string;
}

let reader: Viewer;
let errors: unknown[] = [];
const services = (isLast = false) => ({ isLast, signal: undefined, report: (error: unknown) => errors.push(error) });
const start = async (handle: ReportHandle) => (await startReportRun(reader, { handle, range })).runId;
const jobs = () =>
  db.$queryRaw<{ payload: unknown }[]>`
    SELECT payload FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
    WHERE task.identifier = 'runReport'`;

beforeAll(async () => {
  reader = await makeStaff('REPORTS');
  await makeProducts(520);
});

describe('a report run', () => {
  it('is started once for the same days, and queued in the transaction', async () => {
    const runId = await start('sales-by-day');
    expect(await start('sales-by-day')).toBe(runId);
    expect(await jobs()).toEqual([{ payload: { runId } }]);
    await runReport(runId, services());
    expect(await start('sales-by-day')).not.toBe(runId);
  });

  it('has the rows and totals of the report, and a file of all of them', async () => {
    const { data } = await executeGraphql(
      START,
      { input: { handle: 'stock-value', startDate: days.from, endDate: days.to } },
      reader,
    );
    expect(data.reportRunStart.reportRun).toMatchObject({
      status: 'RUNNING',
      startDate: days.from,
      endDate: days.to,
      ...days,
      rowCount: null,
      csvUrl: null,
      table: null,
    });
    const run = await db.reportRun.findFirstOrThrow({ where: { handle: 'stock-value' } });
    await runReport(run.id, services());
    await runReport(run.id, services()); // a repeated job changes nothing
    const { edges } = (await executeGraphql(RUNS, {}, reader)).data.reportRuns;
    const listed: Listed[] = edges.map(({ node }: { node: Listed }) => node);
    const { rows, totals, rowCount } = await readReport(reader, { handle: 'stock-value', range, limit: 500 });
    const done = listed.find(({ report }) => report.title === 'Stock value');
    expect(done).toMatchObject({ status: 'DONE', ...days, doneCount: rowCount, table: { rowCount, rows, totals } });
    expect([rowCount, rows.length]).toEqual([520, 500]);

    const server = await openUploadServer();
    const { headers } = await makeUploader({ role: 'ADMIN' });
    const download = (path: string, sent: Record<string, string> = headers) =>
      fetch(new URL(path, server.url), { headers: sent });
    const response = await download(done?.csvUrl ?? '');
    expect(response.headers.get('content-disposition')).toContain('stock-value 2026-01-01 to 2026-12-31.csv');
    const records = parse(Buffer.from(await response.arrayBuffer()), { bom: true });
    expect([records.length, records[0]?.[0], records[520]?.length]).toEqual([521, 'Product', 8]);
    expect((await download(done?.csvUrl ?? '', {})).status).toBe(401);
    expect((await download('/report-runs/x/report.csv')).status).toBe(404);
    await server.close();
  });

  it('fails after the last attempt alone', async () => {
    const data = { handle: 'gone', firstDay: new Date(days.from), lastDay: new Date(days.to) };
    const { id } = await db.reportRun.create({ data });
    await expect(runReport(id, services())).rejects.toThrow('There is no report gone');
    await runReport(id, services(true));
    expect(errors).toHaveLength(1);
    expect(await db.reportRun.findUnique({ where: { id } })).toMatchObject({ status: 'FAILED' });
    await runReport(newId(), services());
    errors = [];
  });

  it.each(REPORT_HANDLES)('prepares %s', async (handle) => {
    const runId = await start(handle);
    await runReport(runId, services());
    expect((await db.reportRun.findUniqueOrThrow({ where: { id: runId } })).status).toBe('DONE');
  });

  it.each([
    ['gone', days, { path: 'handle', message: 'We couldn’t find this report' }],
    ['sales-by-day', { from: days.to, to: days.from }, { path: '', message: 'from must not be after to' }],
  ])('is refused for %s of %j', async (handle, wrong, issue) => {
    const { data } = await executeGraphql(START, { input: { handle, ...wrong } }, reader);
    expect(data.reportRunStart).toEqual({ issues: [issue] });
  });

  it('is for those who may read reports, in its rule too', async () => {
    const shopper = await makeShopper();
    await expect(startReportRun(shopper, { handle: 'sales-by-day', range })).rejects.toThrow(ForbiddenError);
  });
});

describe('a report', () => {
  afterAll(() => expect(errors).toEqual([]));

  it('is long by the rows that it would read', async () => {
    await db.$executeRaw`ANALYZE products`;
    expect(await isReportLong('stock-value', range, 500)).toBe(true);
    expect(await isReportLong('stock-value', range, 600)).toBe(false);
    for (const handle of REPORT_HANDLES) expect([handle, await isReportLong(handle, range)]).toEqual([handle, false]);
  });
});
