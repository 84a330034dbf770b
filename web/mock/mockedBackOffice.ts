import type { MockResolvers } from './mockedServer.ts';
import { connection } from './mockedCatalogue.ts';

type Paging = Parameters<typeof connection>[1];

const DAY_MS = 24 * 60 * 60 * 1000;
const LAST_DAY = Date.parse('2026-01-15T00:00:00Z');

/** The mocked back office besides products: overview, imports and audit log. */
export function mockedBackOffice(): MockResolvers {
  const entries = Array.from({ length: 75 }, (_, at) => auditEntry(at));
  const imports = importStates.map((state, at) => catalogueImport(`import_${at + 1}`, state));
  return {
    Query: {
      overview: (_root, { days }: { days: number }) => overview(days),
      auditActors: () => [
        { userId: 'user_1', name: 'Asha Rao' },
        { userId: 'user_2', name: 'Ravi Kumar' },
      ],
      auditEntries: (_root, paging: Paging) => connection(entries, paging),
      catalogueFile: () => ({ exportUrl: '/catalogue.csv', columns }),
      catalogueImports: (_root, paging: Paging) => connection(imports, paging),
      productBulkOperations: (_root, paging: Paging) => connection([], paging),
      catalogueImport: (_root, { id }: { id: string }) => imports.find((one) => one.id === id) ?? null,
    },
  };
}

function overview(count: number) {
  const days = Array.from({ length: count }, (_, at) => {
    const orderCount = 12 + ((at * 7) % 11) + (at % 7 === 6 ? 14 : 0);
    const date = new Date(LAST_DAY - (count - 1 - at) * DAY_MS).toISOString().slice(0, 10);
    return { date, orderCount, revenue: orderCount * (38_000 + ((at * 3700) % 9000)) };
  });
  const sum = (field: 'orderCount' | 'revenue') => days.reduce((total, day) => total + day[field], 0);
  const names = ['Amul Taaza Toned Milk', 'Aashirvaad Superior MP Whole Wheat Atta', 'Toor dal', 'Farm eggs', 'Onion'];
  return {
    days,
    orderCount: sum('orderCount'),
    revenue: sum('revenue'),
    previousOrderCount: Math.round(sum('orderCount') * 0.89),
    previousRevenue: Math.round(sum('revenue') / 96) * 100,
    topProducts: names.map((name, at) => ({
      name,
      quantity: 412 - at * 57,
      revenue: (412 - at * 57) * 5400,
      product: at === 4 ? null : { __typename: 'Product', id: `prod_${at + 1}`, name, isPublished: at !== 3 },
    })),
    zeroResultSearches: ['oat milk', 'kombucha', 'gluten free bread'].map((query, at) => ({
      query,
      count: 31 - at * 9,
    })),
    productCount: 5012,
    hiddenCount: 38,
    lowStockCount: 117,
    outOfStockCount: 9,
  };
}

const auditedActions = [
  {
    action: 'PRODUCT_UPDATE',
    subjectType: 'PRODUCT',
    subjectName: 'Amul Taaza Toned Milk 500 ml',
    changes: [
      { field: 'price', before: '₹28', after: '₹30' },
      { field: 'stock', before: '12', after: '80' },
    ],
  },
  {
    action: 'PRODUCT_CREATE',
    subjectType: 'PRODUCT',
    subjectName: 'Millet noodles',
    changes: ['name', 'sku', 'brand', 'unit', 'price', 'stock'].map((field) => ({
      field,
      before: null,
      after: `A ${field}`,
    })),
  },
  {
    action: 'SUB_CATEGORY_UPDATE',
    subjectType: 'SUB_CATEGORY',
    subjectName: 'Milk',
    changes: [{ field: 'categories', before: 'Dairy & bread', after: 'Dairy & bread, Breakfast' }],
  },
  {
    action: 'CATEGORY_DELETE',
    subjectType: 'CATEGORY',
    subjectName: 'Fireworks',
    changes: [{ field: 'name', before: 'Fireworks', after: null }],
  },
  { action: 'CATALOGUE_IMPORT', subjectType: 'CATALOGUE_IMPORT', subjectName: 'spring.csv', changes: [] },
  {
    action: 'USER_SUSPEND',
    subjectType: 'USER',
    subjectName: null,
    changes: [{ field: 'status', before: 'Active', after: 'Suspended' }],
  },
];

function auditEntry(at: number) {
  return {
    __typename: 'AuditEntry',
    id: `audit_${at}`,
    subjectId: at % auditedActions.length === 4 ? 'import_1' : `prod_${at}`,
    actor: at % 7 === 6 ? null : { userId: 'user_1', name: 'Asha Rao' },
    createdAt: new Date(LAST_DAY - at * 5_000_000).toISOString(),
    ...auditedActions[at % auditedActions.length],
  };
}

const columns = [
  [
    'sku',
    'The shop’s own, unchanging name of the product. A row with a known SKU changes that product.',
    'AMUL-TAAZA-500ML',
    false,
  ],
  ['name', 'What it is called, 1 to 200 characters.', 'Amul Taaza Toned Milk', true],
  ['price', 'The maximum retail price in rupees, with at most two decimals.', '28.50', true],
  ['details', 'Extra facts, one per line.', 'Shelf life: 2 days\nFat: 3 %', false],
].map(([name, description, example, isRequired]) => ({ name, description, example, isRequired }));

const importStates = [
  { status: 'CHECKED' },
  { status: 'CHECKING', checkedCount: 12_500, rowCount: 30_000 },
  { status: 'RUNNING', doneCount: 40 },
  { status: 'DONE', doneCount: 105, pictureCount: 40, pictureDoneCount: 12, pictureFailCount: 2 },
  { status: 'FAILED', doneCount: 50, failure: 'Stopped at row 52: the shop could not be reached.' },
  { status: 'DISCARDED' },
];

const outcomes = ['CREATE', 'UPDATE', 'UNCHANGED', 'REJECTED'];

function catalogueImport(id: string, state: Record<string, unknown>) {
  const rows = Array.from({ length: 140 }, (_, at) => importRow(at));
  return {
    __typename: 'CatalogueImport',
    id,
    fileName: 'spring-catalogue-2026.csv',
    failure: null,
    actor: { name: 'Asha Rao' },
    unknownColumns: ['colour', 'supplier code'],
    newCategories: ['Pet care'],
    newSubCategories: ['Cat food', 'Dog food', 'Toys'],
    rowCount: 140,
    checkedCount: 140,
    createCount: 35,
    updateCount: 35,
    unchangedCount: 35,
    rejectedCount: 35,
    doneCount: 0,
    pictureCount: 0,
    pictureDoneCount: 0,
    pictureFailCount: 0,
    createdAt: '2026-01-15T10:30:00.000Z',
    rows: ({ outcome, ...paging }: Paging & { outcome?: string | null }) =>
      connection(outcome == null ? rows : rows.filter((row) => row.outcome === outcome), paging),
    ...state,
  };
}

function importRow(at: number) {
  const outcome = outcomes[at % outcomes.length];
  return {
    number: at + 2,
    sku: `GAON-DAL-${at}-1KG`,
    name: outcome === 'REJECTED' ? null : 'Gaon Fresh Toor dal, unpolished',
    outcome,
    issues: outcome === 'REJECTED' ? [{ column: 'price', reason: 'Not an amount of rupees: “twelve”' }] : [],
    changes: outcome === 'UPDATE' ? [{ field: 'price', before: '₹120', after: '₹110' }] : [],
  };
}
