import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import auditLogPage, { type AuditLogPageQuery } from './__generated__/AuditLogPageQuery.graphql.ts';
import { auditLogVariables } from './auditLogUrl.ts';
import { AuditLogPage } from './AuditLogPage.tsx';

interface Arguments {
  first: number;
  after?: string | null;
  filter?: Record<string, unknown> | null;
}

function fakeAuditEntry(number: number, fields: Record<string, unknown> = {}) {
  return {
    __typename: 'AuditEntry',
    id: `audit_${number}`,
    action: 'PRODUCT_UPDATE',
    subjectType: 'PRODUCT',
    subjectId: `prod_${number}`,
    subjectName: `Product ${number}`,
    actor: { userId: 'user_1', name: 'Ravi' },
    createdAt: '2026-01-15T10:30:00.000Z',
    changes: [{ field: 'price', before: '₹120', after: '₹110' }],
    ...fields,
  };
}

/** The log with `entries`; `filters` lists the queried filters, the latest last. */
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
          return fakeConnection(filter?.['subjectName'] === 'nothing' ? [] : entries, paging);
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
  it('shows time, actor, action and changes', async () => {
    renderLog([
      fakeAuditEntry(1),
      fakeAuditEntry(2, { action: 'USER_SUSPEND', subjectType: 'USER', subjectName: null, actor: null, changes: [] }),
    ]);
    const [changed, suspended] = await rows();
    expect(cells(changed)).toEqual([
      expect.stringContaining('15 Jan 2026'),
      'Ravi',
      'Changed product Product 1',
      'Price: ₹120 became ₹110',
    ]);
    expect(cells(suspended).slice(1)).toEqual(['Deleted account', 'Suspended an account ', '']);
    expect(screen.getByText('2 entries')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Audit log · Kirana'));
  });

  it('links to each subject that may still exist', async () => {
    renderLog([
      fakeAuditEntry(1),
      fakeAuditEntry(2, { action: 'CATEGORY_CREATE', subjectType: 'CATEGORY', subjectName: 'Tea & coffee' }),
      fakeAuditEntry(3, { action: 'CATALOGUE_IMPORT', subjectType: 'CATALOGUE_IMPORT', subjectId: 'import_3' }),
      fakeAuditEntry(4, { action: 'PRODUCT_DELETE' }),
    ]);
    const links = (await rows()).map((row) => within(row).queryAllByRole<HTMLAnchorElement>('link'));
    expect(links.map((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      ['/dashboard/product/prod_1/edit'],
      ['/dashboard/category?q=Tea+%26+coffee'],
      ['/dashboard/import/import_3', '/dashboard/audit?import=import_3'],
      [],
    ]);
  });

  it('shows the changes of one import, and includes imports for a name or action', async () => {
    for (const [search, filter] of [
      ['import=import_3', { importId: 'import_3' }],
      ['name=Milk', { subjectName: 'Milk' }],
      ['action=imported', { actions: ['PRODUCT_IMPORT', 'CATALOGUE_IMPORT'] }],
    ] as const) {
      const { filters, unmount } = renderLog([fakeAuditEntry(1)], `/dashboard/audit?${search}`);
      await rows();
      expect(filters).toEqual([filter]);
      unmount();
    }
  });

  it('collapses many changes until they are opened', async () => {
    const changes = ['name', 'sku', 'mrp', 'isPublished', 'subCategories'].map((field) => ({
      field,
      before: null,
      after: `new ${field}`,
    }));
    const { user } = renderLog([fakeAuditEntry(1, { changes })]);
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

  it('loads the entries after the first thirty', async () => {
    const { user } = renderLog(Array.from({ length: 40 }, (_, at) => fakeAuditEntry(at)));
    expect(await rows()).toHaveLength(30);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(40));
  });

  it('is filtered by the URL', async () => {
    const { filters } = renderLog(
      [fakeAuditEntry(1)],
      '/dashboard/audit?actor=user_2&action=changed&subject=PRODUCT&name=dal',
    );
    await rows();
    expect(filters).toEqual([
      {
        actorId: 'user_2',
        actions: [
          'CATEGORY_UPDATE',
          'CATEGORY_REORDER',
          'SUB_CATEGORY_UPDATE',
          'COLLECTION_UPDATE',
          'PRODUCT_UPDATE',
          'PARTY_UPDATE',
          'PRODUCT_BULK_OPERATION',
          'WEBHOOK_ENDPOINT_UPDATE',
          'SEARCH_RULE_UPDATE',
          'SYNONYM_GROUP_UPDATE',
          'CUSTOMER_NOTE_UPDATE',
          'SETTING_UPDATE',
          'HOME_PAGE_PUBLISH',
          'HOME_PAGE_SCHEDULE',
          'HOME_PAGE_UNSCHEDULE',
          'HOME_PAGE_RESTORE',
          'STORE_CREDIT_ADJUST',
        ],
        subjectType: 'PRODUCT',
        subjectName: 'dal',
      },
    ]);
    expect(screen.getByRole('combobox', { name: 'Who' })).toHaveDisplayValue('Ravi');
    expect(screen.getByRole('combobox', { name: 'Action' })).toHaveDisplayValue('Changed');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('Products');
    expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('dal');
  });

  it('writes the filters into the URL, and clears them all', async () => {
    const { user, router, filters } = renderLog([fakeAuditEntry(1)]);
    await rows();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Asha');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-10' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-01-12' } });
    await waitFor(() => expect(filters).toHaveLength(2));
    expect(router.state.location.search).toBe('?actor=user_1&from=2026-01-10&to=2026-01-12');
    const day = (date: string) => new Date(`${date}T00:00+05:30`).toISOString();
    expect(filters[1]).toEqual({
      actorId: 'user_1',
      from: day('2026-01-10'),
      until: day('2026-01-13'),
      isPartOfImport: false,
    });
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('ignores unknown filters', async () => {
    const { filters } = renderLog(
      [fakeAuditEntry(1)],
      '/dashboard/audit?action=painted&subject=CLOUD&from=soon&to=2026-13-41',
    );
    await rows();
    expect(filters).toEqual([{ isPartOfImport: false }]);
  });

  it('says that there are no entries yet, or that none matches', async () => {
    const { unmount } = renderLog([]);
    expect(await screen.findByText('No changes yet')).toBeVisible();
    unmount();
    const { user } = renderLog([fakeAuditEntry(1)], '/dashboard/audit?name=nothing');
    expect(await screen.findByText('No Data found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await rows()).toHaveLength(1);
  });
});
