import { describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { countStatements } from './countStatements.ts';

describe('countStatements', () => {
  it('records every statement, BEGIN and COMMIT included', async () => {
    const { result, statements } = await countStatements(() => db.$transaction((tx) => tx.user.count()));
    expect(result).toBe(0);
    expect(statements).toEqual(['BEGIN', expect.stringContaining('SELECT COUNT(*)'), 'COMMIT']);
  });

  it('records no statement before and after', async () => {
    await db.user.count();
    const { statements } = await countStatements(async () => undefined);
    await db.user.count();
    expect(statements).toEqual([]);
  });
});
