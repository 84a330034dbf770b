import { describe, expect, it } from 'vitest';
import { concurrentIndexOf } from './readMigrations.ts';

describe('concurrentIndexOf', () => {
  it.each([
    ['CREATE INDEX CONCURRENTLY IF NOT EXISTS "a_idx" ON "a"("b");', '"a_idx"'],
    ['-- Why; of what.\ncreate unique index concurrently\n  if not exists a_key on a (b) where b > 0', 'a_key'],
    ['DROP INDEX CONCURRENTLY IF EXISTS "a_idx";\n', '"a_idx"'],
    ['CREATE INDEX "a_idx" ON "a"("b");', null],
    ['CREATE INDEX CONCURRENTLY "a_idx" ON "a"("b");', null],
    ['CREATE INDEX CONCURRENTLY IF NOT EXISTS "a_idx" ON "a"("b"); SELECT 1;', null],
    ['SELECT 1; DROP INDEX CONCURRENTLY IF EXISTS "a_idx";', null],
    ['-- CREATE INDEX CONCURRENTLY IF NOT EXISTS "a_idx" ON "a"("b");', null],
  ])('finds in %j the index %s', (sql, index) => {
    expect(concurrentIndexOf(sql)).toBe(index);
  });
});
