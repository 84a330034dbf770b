import { inject } from 'vitest';
import { describe, expect, it } from 'vitest';
import { db } from './client.ts';
import { countStatements } from './countStatements.ts';
import { schemaDifference } from './schemaDifference.ts';

describe('the migrations', () => {
  it('lead to exactly what schema.prisma says', async () => {
    const template = new URL(inject('testServer'));
    template.pathname = inject('testTemplate');
    expect(await schemaDifference(template.href)).toBeNull();
  });
  it('counts', async () => {
    const { statements } = await countStatements(() => db.$transaction(async (tx) => tx.user.count()));
    expect(statements).toEqual(['BEGIN', expect.stringContaining('SELECT COUNT(*)'), 'COMMIT']);
  });
});
