import type { ImportOutcome } from './__generated__/ImportRowLine_row.graphql.ts';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';

type Paging = Parameters<typeof fakeConnection>[1] & { outcome?: ImportOutcome | null };

interface FakeImportRow {
  number: number;
  sku: string;
  name: string | null;
  outcome: ImportOutcome | null;
  issues: Array<{ message: string }>;
  undoIssue: string | null;
  gst: { percent: number; category: string | null } | null;
  notices: Array<{ column: string; reason: string; cell: string | null; value: string | null }>;
  changes: Array<{ field: string; before: string | null; after: string | null }>;
  files: Array<{ name: string; problem: string | null; picture: object | null }>;
  formerPictures: object[];
}

/** For tests: a row of a file that creates a product unless `fields` say otherwise. */
export function fakeImportRow(number: number, fields: Partial<FakeImportRow> = {}): FakeImportRow {
  return {
    number,
    sku: `SKU-${number}`,
    name: `Product ${number}`,
    outcome: 'CREATE',
    issues: [],
    undoIssue: null,
    gst: null,
    notices: [],
    changes: [],
    files: [],
    formerPictures: [],
    ...fields,
  };
}

/** For tests: an import after its dry run; `fields` replace its values. */
export function fakeImport(rows: readonly FakeImportRow[], fields: Record<string, unknown> = {}) {
  const countOf = (expected: ImportOutcome) => rows.filter(({ outcome }) => outcome === expected).length;
  return {
    __typename: 'CatalogueImport',
    id: 'import_1',
    fileName: 'spring.csv',
    status: 'CHECKED',
    failure: null,
    actor: { name: 'Ravi' },
    format: 'CATALOGUE',
    sheet: null,
    headerRow: 1,
    notices: [],
    unknownColumns: [],
    headings: [
      { position: 0, name: 'Item', column: 'name', samples: ['Milk', 'Curd'] },
      { position: 1, name: 'Rate', column: 'price', samples: ['₹28.50'] },
      { position: 2, name: 'Farbe', column: null, samples: [] },
    ],
    categoryMapping: { categories: [], subCategories: [] },
    refusedRowsUrl: null,
    isUndoable: false,
    undoTotalCount: 0,
    undoDeleteCount: 0,
    undoRestoreCount: 0,
    undoKeepCount: 0,
    hasGst: true,
    gstDefaultCount: 0,
    gstMissingCount: 0,
    newCategories: [],
    newSubCategories: [],
    rowCount: rows.length,
    checkedCount: rows.length,
    createCount: countOf('CREATE'),
    updateCount: countOf('UPDATE'),
    unchangedCount: countOf('UNCHANGED'),
    rejectedCount: countOf('REJECTED'),
    doneCount: 0,
    pictureCount: 0,
    pictureDoneCount: 0,
    pictureFailCount: 0,
    keepsPictures: true,
    createdAt: '2026-01-15T10:30:00.000Z',
    rows: ({ outcome, ...paging }: Paging) =>
      fakeConnection(outcome == null ? rows : rows.filter((row) => row.outcome === outcome), paging),
    ...fields,
  };
}
