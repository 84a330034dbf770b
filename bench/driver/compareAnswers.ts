import { deepStrictEqual } from 'node:assert';
import { runSql } from '../database/runSql.ts';
import type { Workload } from '../workloads/workload.ts';
import { send } from './send.ts';
import { FLOOR, type Targets } from './targets.ts';

const UNITS = 5;

/**
 * Checks the answers of all variants of a workload, and that the product's have the same essential values as the floor's.
 * @throws when an answer is wrong or differs
 */
export async function compareAnswers(workload: Workload, targets: Targets): Promise<void> {
  let expected: unknown[] | undefined;
  for (const [variant, script] of Object.entries(workload.variants)) {
    const { server, databaseUrl } = targets.targetOf(variant);
    if (workload.reset) await runSql(databaseUrl, workload.reset);
    const steps = (await script(0)).slice(0, UNITS).flat();
    const answers: unknown[] = [];
    for (const step of steps) answers.push(await send(server.url, step));
    if (expected) deepStrictEqual(answers, expected, `${workload.name}: ${variant} gives other values than the floor`);
    if (variant === FLOOR) expected = answers;
  }
}
