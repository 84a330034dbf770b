import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createPipeline, type Pipeline } from './createPool.ts';

let pipeline: Pipeline;
let opened: pg.ClientBase[];

beforeEach(() => {
  opened = [];
  pipeline = createPipeline({ connectionString: inject('databaseServerUrl') }, (client) => opened.push(client));
});

afterEach(() => pipeline.end());

const numbered = (number: number) => ({ name: 'numbered', text: 'SELECT $1::int AS number', values: [number] });
const processId = { text: 'SELECT pg_backend_pid() AS pid' };

describe('createPipeline', () => {
  it('answers each of many statements at once with its own rows, over two connections', async () => {
    const numbers = Array.from({ length: 200 }, (_each, index) => index);
    const rows = await Promise.all(numbers.map((number) => pipeline.query(numbered(number))));
    expect(rows).toEqual(numbers.map((number) => [{ number }]));
    expect(opened).toHaveLength(2);
  });

  it('uses one connection for statements after each other', async () => {
    await pipeline.query(numbered(1));
    await pipeline.query(numbered(2));
    expect(opened).toHaveLength(1);
  });

  it('fails one statement alone', async () => {
    const results = await Promise.allSettled([
      pipeline.query(numbered(1)),
      pipeline.query(numbered(2)),
      pipeline.query({ name: 'broken', text: 'SELECT 1 / $1::int', values: [0] }),
      pipeline.query(numbered(3)),
      pipeline.query(numbered(4)),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
  });

  it('opens another connection in place of a lost one, whose statements fail', async () => {
    const [row] = await pipeline.query<{ pid: number }>(processId);
    const failed = expect(pipeline.query({ text: 'SELECT pg_sleep(60)' })).rejects.toThrow('terminating connection');
    await pipeline.query({ text: 'SELECT pg_terminate_backend($1)', values: [row?.pid] });
    await failed;
    await expect(pipeline.query(numbered(5))).resolves.toEqual([{ number: 5 }]);
    const pids = await Promise.all([pipeline.query(processId), pipeline.query(processId)]);
    expect(pids.flat()).not.toContainEqual(row);
    expect(opened).toHaveLength(3);
  });

  it('tries again after a database that could not be reached', async () => {
    const unreachable = createPipeline({ host: '127.0.0.1', port: 1 }, (client) => opened.push(client));
    await expect(unreachable.query(numbered(1))).rejects.toThrow('ECONNREFUSED');
    await expect(unreachable.query(numbered(1))).rejects.toThrow('ECONNREFUSED');
    expect(opened).toHaveLength(2);
    await unreachable.end();
  });
});
