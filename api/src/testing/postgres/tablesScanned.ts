import pg from 'pg';
import { inject } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { RecordedStatement } from './countStatements.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

function everyNode(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(everyNode)];
}

/** The tables that PostgreSQL's plans of these statements scan sequentially. */
export async function tablesScanned(sent: readonly RecordedStatement[]): Promise<string[]> {
  const [row] = await db.$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
  const url = new URL(inject('databaseServerUrl'));
  url.pathname = `/${row?.name ?? ''}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    const scanned: string[] = [];
    for (const { text, values } of sent.filter((statement) => /^\s*(SELECT|WITH)/.test(statement.text))) {
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`EXPLAIN (FORMAT JSON) ${text}`, [
        ...values,
      ]);
      const nodes = rows.flatMap((plan) => plan['QUERY PLAN'].flatMap(({ Plan }) => everyNode(Plan)));
      const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
      scanned.push(...scans.map((node) => node['Relation Name'] ?? ''));
    }
    return scanned;
  } finally {
    await client.end();
  }
}
