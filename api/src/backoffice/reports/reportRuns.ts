import type { PoolClient } from 'pg';
import { typeid } from 'typeid-js';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { DateRange } from '../../platform/core/shopCalendar.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db, sessionPool, type Transaction } from '../../platform/db/client.ts';
import { Prisma, type ReportRun } from '../../platform/db/generated/client.ts';
import { cellsOf, MAX_PAGE_ROWS, tableSql, type ReportCell, type ReportTable } from './readReport.ts';
import type { ReportDefinition } from './report.ts';
import { BLOCK_SIZE, csvHeader, csvLines } from './reportFile.ts';
import { reportRange } from './reportRange.ts';
import { findReportHandle, REPORTS, type ReportHandle } from './reports.ts';

/** The job that prepares a report. Its payload is `{ runId }`. */
export const RUN_REPORT = 'runReport';

/** As imports: mails and all other jobs run first. */
const PRIORITY = 10;
const MAX_ATTEMPTS = 3;
/** Reports are prepared one after another, so that they leave connections and cores to the shop. */
const QUEUE = 'reports';
const TIMEOUT_MS = 30 * 60_000;

export function rangeOfRun({ firstDay, lastDay }: Pick<ReportRun, 'firstDay' | 'lastDay'>): DateRange {
  const dayOf = (date: Date) => date.toISOString().slice(0, 10); // a date of the database is midnight in UTC
  return reportRange({ from: dayOf(firstDay), to: dayOf(lastDay) });
}

/** Queues the preparation of a report. While the same report of the same days is being prepared, that run is returned. */
export async function startReportRun(viewer: Viewer, { handle, range }: { handle: ReportHandle; range: DateRange }) {
  requirePermission(viewer, 'REPORTS');
  const { first, last } = range;
  return db.$transaction(async (tx) => {
    const [run] = await tx.$queryRaw<{ id: string; isNew: boolean }[]>`
      INSERT INTO report_runs (id, actor_id, handle, first_day, last_day)
      VALUES (${typeid().toUUID()}::uuid, ${viewer.userId}::uuid, ${handle}, ${first}::date, ${last}::date)
      ON CONFLICT (handle, first_day, last_day) WHERE status = 'RUNNING' DO UPDATE SET handle = EXCLUDED.handle
      RETURNING id::text, xmax = 0 AS "isNew"`;
    if (!run) throw new Error('The upsert of a report run returned none');
    if (run.isNew) await enqueueReportRun(tx, run.id);
    return { runId: run.id };
  });
}

async function enqueueReportRun(tx: Transaction, runId: string): Promise<void> {
  const payload = JSON.stringify({ runId });
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(${RUN_REPORT}, ${payload}::json, queue_name => ${QUEUE}, job_key => ${`report-run:${runId}`},
      priority => ${PRIORITY}::int, max_attempts => ${MAX_ATTEMPTS}::int)`;
}

interface ReportRunServices {
  /** Whether the queue would not retry a failure. */
  isLast: boolean;
  signal: AbortSignal | undefined;
  report: (error: unknown) => void;
}

/**
 * Prepares a report: its rows are computed once, into a table of the connection, from which the first rows, the totals and the file are
 * read. A repeated attempt begins again. After the last attempt the run is FAILED.
 */
export async function runReport(runId: string, { isLast, signal, report }: ReportRunServices): Promise<void> {
  const run = await db.reportRun.findUnique({ where: { id: runId } });
  if (run?.status !== 'RUNNING') return;
  const handle = findReportHandle(run.handle);
  try {
    if (!handle) throw new Error(`There is no report ${run.handle}`);
    await db.reportRunPart.deleteMany({ where: { runId } });
    const definition = REPORTS[handle];
    await inSession((session) => writeReport(session, { runId, definition, range: rangeOfRun(run), signal }));
    await db.reportRun.update({ where: { id: runId }, data: { status: 'DONE', finishedAt: new Date() } });
  } catch (error) {
    if (!isLast) throw error;
    report(error);
    await db.reportRun.update({ where: { id: runId }, data: { status: 'FAILED', finishedAt: new Date() } });
  }
}

/** Runs work in a transaction of a connection of its own, with time and memory for many rows. */
async function inSession(work: (session: PoolClient) => Promise<void>): Promise<void> {
  const session = await sessionPool().connect();
  try {
    await session.query(`BEGIN; SET LOCAL statement_timeout = ${TIMEOUT_MS}; SET LOCAL work_mem = '64MB'`);
    await work(session);
    await session.query('COMMIT');
    session.release();
  } catch (error) {
    session.release(true);
    throw error;
  }
}

interface Writing {
  runId: string;
  definition: ReportDefinition;
  range: DateRange;
  signal: AbortSignal | undefined;
}

async function writeReport(session: PoolClient, { runId, definition, range, signal }: Writing): Promise<void> {
  const { columns, rows, order } = definition;
  const run = async <Row extends object>({ text, values }: Prisma.Sql) =>
    (await session.query({ text, values })).rows as Row[];
  await run(Prisma.sql`CREATE TEMPORARY TABLE report ON COMMIT DROP AS ${rows(range)}`);
  const [table] = await run<ReportTable>(tableSql(definition, MAX_PAGE_ROWS));
  if (!table) throw new Error('A report returned no row');
  const { rowCount, ...result } = table;
  await db.reportRun.update({
    where: { id: runId },
    data: { rowCount, doneCount: 0, result: result as unknown as Prisma.InputJsonObject }, // rows and totals are JSON
  });
  await db.reportRunPart.create({ data: { runId, position: 0, csv: csvHeader(definition) } });
  await run(Prisma.sql`
    DECLARE report_rows CURSOR FOR
    SELECT ${cellsOf(columns)} AS cells FROM report ORDER BY ${order}`);
  for (let position = 1, doneCount = 0; doneCount < rowCount; position += 1) {
    signal?.throwIfAborted();
    const block = await run<{ cells: ReportCell[] }>(Prisma.raw(`FETCH ${BLOCK_SIZE} FROM report_rows`));
    const csv = csvLines(
      columns,
      block.map(({ cells }) => cells),
    );
    doneCount += block.length;
    await db.$transaction([
      db.reportRunPart.create({ data: { runId, position, csv } }),
      db.reportRun.update({ where: { id: runId }, data: { doneCount } }),
    ]);
  }
}
