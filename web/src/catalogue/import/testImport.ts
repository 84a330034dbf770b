import type { ImportOutcome } from './__generated__/ImportRowLine_row.graphql.ts';
import { testConnection } from '../testShop.ts';

type Paging = Parameters<typeof testConnection>[1] & { outcome?: ImportOutcome | null };

interface TestRow {
  number: number;
  sku: string;
  name: string | null;
  outcome: ImportOutcome | null;
  issues: Array<{ column: string | null; reason: string }>;
  changes: Array<{ field: string; before: string | null; after: string | null }>;
}

/** For tests: a row of a file; what is not given here is a product that is created. */
export function testRow(number: number, fields: Partial<TestRow> = {}): TestRow {
  return {
    number,
    sku: `SKU-${number}`,
    name: `Product ${number}`,
    outcome: 'CREATE',
    issues: [],
    changes: [],
    ...fields,
  };
}

/** For tests: an import that was tried out, as the graph shows it; other states are given as `fields`. */
export function testImport(rows: readonly TestRow[], fields: Record<string, unknown> = {}) {
  const countOf = (wanted: ImportOutcome) => rows.filter(({ outcome }) => outcome === wanted).length;
  return {
    __typename: 'CatalogueImport',
    id: 'import_1',
    fileName: 'spring.csv',
    status: 'CHECKED',
    failure: null,
    actorName: 'Ravi',
    unknownColumns: [],
    newCategories: [],
    newSubCategories: [],
    rowCount: rows.length,
    checkedCount: rows.length,
    createCount: countOf('CREATE'),
    updateCount: countOf('UPDATE'),
    sameCount: countOf('SAME'),
    refusedCount: countOf('REFUSED'),
    doneCount: 0,
    pictureCount: 0,
    pictureDoneCount: 0,
    pictureFailCount: 0,
    createdAt: '2026-01-15T10:30:00.000Z',
    rows: ({ outcome, ...paging }: Paging) =>
      testConnection(outcome == null ? rows : rows.filter((row) => row.outcome === outcome), paging),
    ...fields,
  };
}
