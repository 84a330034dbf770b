import { describe, expect, it } from 'vitest';
import { db } from './client.ts';
import { countStatements } from './countStatements.ts';

describe('countStatements', () => {
  it('hears every statement, those that begin and end a transaction too', async () => {
    const { result, statements } = await countStatements(() => db.$transaction((tx) => tx.user.count()));
    expect(result).toBe(0);
    expect(statements).toEqual(['BEGIN', expect.stringContaining('SELECT COUNT(*)'), 'COMMIT']);
  });

  it('hears nothing of what came before and after', async () => {
    await db.user.count();
    const { statements } = await countStatements(async () => undefined);
    await db.user.count();
    expect(statements).toEqual([]);
  });
});
