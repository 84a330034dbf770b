import type { PoolClient } from 'pg';
import type { DateRange } from '../../../platform/core/shopCalendar.ts';
import { db, sessionPool } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { findReportHandle } from '../findReportHandle.ts';
import { columnSql } from '../columnSql.ts';
import type { ReportCell, ReportTable } from '../readReport.ts';
import type { ReportDefinition } from '../report.ts';
import { csvHeader } from '../csvHeader.ts';
import { csvLines } from '../csvLines.ts';
import { MAX_PAGE_ROWS } from '../reportLimits.ts';
import { REPORTS } from '../reports.ts';
import { tableSql } from '../tableSql.ts';
import { rangeOfRun } from './rangeOfRun.ts';

const BLOCK_SIZE = 500;
const TIMEOUT_MS = 30 * 60_000;

/** The services of the job. */
export interface ReportRunServices {
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
    SELECT json_build_array(${Prisma.join(columns.map(columnSql))}) AS cells FROM report ORDER BY ${order}`);
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
