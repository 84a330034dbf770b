import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testConnection } from '../catalogue/testShop.ts';
import { preload } from '../relay/preload.ts';
import { renderWithRelay } from '../relay/renderWithRelay.tsx';
import auditLogPage, { type AuditLogPageQuery } from './__generated__/AuditLogPageQuery.graphql.ts';
import { auditLogVariables } from './auditLogAddress.ts';
import { AuditLogPage } from './AuditLogPage.tsx';

interface Arguments {
  first: number;
  after?: string | null;
  filter?: Record<string, unknown> | null;
}

function testEntry(number: number, fields: Record<string, unknown> = {}) {
  return {
    __typename: 'AuditEntry',
    id: `audit_${number}`,
    action: 'PRODUCT_EDIT',
    subjectType: 'PRODUCT',
    subjectId: `prod_${number}`,
    subjectName: `Product ${number}`,
    actorName: 'Ravi',
    createdAt: '2026-01-15T10:30:00.000Z',
    changes: [{ field: 'price', before: '₹120', after: '₹110' }],
    ...fields,
  };
}

/** The log with `entries`; what it is narrowed down to is `filters`, the latest last. */
function renderLog(entries: readonly unknown[], at = '/dashboard/audit') {
  const filters: unknown[] = [];
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        auditActors: () => [
          { userId: 'user_1', name: 'Asha' },
          { userId: 'user_2', name: 'Ravi' },
        ],
        auditEntries: (_root, { filter, ...paging }: Arguments) => {
          filters.push({ ...filter });
          return testConnection(filter?.['subjectName'] === 'nothing' ? [] : entries, paging);
        },
      },
    }),
    routes: [
      {
        path: '/dashboard/audit',
        loader: preload<AuditLogPageQuery>(auditLogPage, auditLogVariables, 'store-and-network'),
        Component: AuditLogPage,
      },
    ],
    at,
  });
  return { ...rendered, filters };
}

const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Entries' }));
  return table.getAllByRole('row').slice(1);
};
const cells = (row: HTMLElement | undefined) =>
  row === undefined ? [] : Array.from(row.children).map((cell) => cell.textContent);

describe('AuditLogPage', () => {
  it('tells when, who, what, and what is different', async () => {
    renderLog([
      testEntry(1),
      testEntry(2, { action: 'USER_SUSPEND', subjectType: 'USER', subjectName: null, actorName: null, changes: [] }),
    ]);
    const [changed, suspended] = await rows();
    expect(cells(changed)).toEqual([
      expect.stringContaining('15 Jan 2026'),
      'Ravi',
      'Changed product Product 1',
      'Price: ₹120 became ₹110',
    ]);
    expect(cells(suspended).slice(1)).toEqual(['Someone who is gone', 'Suspended an account ', '']);
    expect(screen.getByText('2 entries')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Audit log · Kirana'));
  });

  it('leads to each thing that may still be there', async () => {
    renderLog([
      testEntry(1),
      testEntry(2, { action: 'CATEGORY_ADD', subjectType: 'CATEGORY', subjectName: 'Tea & coffee' }),
      testEntry(3, { action: 'CATALOGUE_IMPORT', subjectType: 'CATALOGUE_IMPORT', subjectId: 'import_3' }),
      testEntry(4, { action: 'PRODUCT_DELETE' }),
    ]);
    const links = (await rows()).map((row) => within(row).queryByRole('link')?.getAttribute('href'));
    expect(links).toEqual([
      '/dashboard/product/prod_1/edit',
      '/dashboard/category?q=Tea+%26+coffee',
      '/dashboard/import/import_3',
      undefined,
    ]);
  });

  it('keeps many changes closed until they are asked for', async () => {
    const changes = ['name', 'sku', 'mrp', 'isPublished', 'subCategories'].map((field) => ({
      field,
      before: null,
      after: `new ${field}`,
    }));
    const { user } = renderLog([testEntry(1, { changes })]);
    expect(await screen.findByText('Shown in the shop:')).not.toBeVisible();
    await user.click(screen.getByText('5 fields'));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Name: new name',
      'SKU: new sku',
      'MRP: new mrp',
      'Shown in the shop: new isPublished',
      'Sub categories: new subCategories',
    ]);
  });

  it('loads the entries before the first thirty', async () => {
    const { user } = renderLog(Array.from({ length: 40 }, (_, at) => testEntry(at)));
    expect(await rows()).toHaveLength(30);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(40));
  });

  it('is narrowed down by its address', async () => {
    const { filters } = renderLog([testEntry(1)], '/dashboard/audit?who=user_2&did=changed&kind=PRODUCT&name=dal');
    await rows();
    expect(filters).toEqual([
      {
        actorId: 'user_2',
        actions: ['CATEGORY_EDIT', 'SUB_CATEGORY_EDIT', 'PRODUCT_EDIT', 'WEBHOOK_EDIT'],
        subjectType: 'PRODUCT',
        subjectName: 'dal',
      },
    ]);
    expect(screen.getByRole('combobox', { name: 'Who' })).toHaveDisplayValue('Ravi');
    expect(screen.getByRole('combobox', { name: 'What was done' })).toHaveDisplayValue('Changed');
    expect(screen.getByRole('combobox', { name: 'Kind of thing' })).toHaveDisplayValue('Products');
    expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('dal');
  });

  it('writes what is chosen into its address, and takes it all back', async () => {
    const { user, router, filters } = renderLog([testEntry(1)]);
    await rows();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Asha');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-10' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-01-12' } });
    await waitFor(() => expect(filters).toHaveLength(2));
    expect(router.state.location.search).toBe('?who=user_1&from=2026-01-10&to=2026-01-12');
    const day = (date: string) => new Date(`${date}T00:00:00`).toISOString();
    expect(filters[1]).toEqual({ actorId: 'user_1', from: day('2026-01-10'), until: day('2026-01-13') });
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('lets made-up filters through', async () => {
    const { filters } = renderLog([testEntry(1)], '/dashboard/audit?did=painted&kind=CLOUD&from=soon&to=2026-13-41');
    await rows();
    expect(filters).toEqual([{}]);
  });

  it('says that nothing was changed yet, or nothing matches', async () => {
    const { unmount } = renderLog([]);
    expect(await screen.findByText('Nothing was changed yet')).toBeVisible();
    unmount();
    const { user } = renderLog([testEntry(1)], '/dashboard/audit?name=nothing');
    expect(await screen.findByText('No Data found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await rows()).toHaveLength(1);
  });
});
