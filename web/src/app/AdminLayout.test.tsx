import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PermissionsContext, type Permission } from '../identity/permissions.ts';
import { renderWithRelay } from '../relay/testing/renderWithRelay.tsx';
import { AdminLayout } from './AdminLayout.tsx';

function renderLayout(at: string, permissions: readonly Permission[] | null = null) {
  const layout = (
    <PermissionsContext value={permissions}>
      <AdminLayout />
    </PermissionsContext>
  );
  return renderWithRelay({
    routes: [{ element: layout, children: [{ path: '*', element: <h1>Page</h1> }] }],
    at,
  });
}

const links = async () => within(await screen.findByRole('navigation', { name: 'Admin' })).getAllByRole('link');
const current = async () => (await links()).filter((link) => link.hasAttribute('aria-current'));

describe('AdminLayout', () => {
  it('links to every admin page, above the open one', async () => {
    renderLayout('/dashboard');
    expect((await links()).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Overview', '/dashboard'],
      ['Orders', '/dashboard/orders'],
      ['Cash', '/dashboard/cash'],
      ['Refund requests', '/dashboard/refund-requests'],
      ['Customers', '/dashboard/customers'],
      ['Product', '/dashboard/product'],
      ['Upload Product', '/dashboard/upload-product'],
      ['Category', '/dashboard/category'],
      ['Sub Category', '/dashboard/subcategory'],
      ['Searches', '/dashboard/searches'],
      ['Synonyms', '/dashboard/synonyms'],
      ['Import & export', '/dashboard/import'],
      ['Staff', '/dashboard/staff'],
      ['Audit log', '/dashboard/audit'],
      ['Settings', '/dashboard/settings'],
      ['Background jobs', '/dashboard/jobs'],
      ['Webhooks', '/dashboard/webhooks'],
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Page' })).toBeVisible();
  });

  it('links only to the pages that the viewer may open', async () => {
    renderLayout('/dashboard/orders', ['REFUNDS']);
    expect((await links()).map((link) => link.textContent)).toEqual(['Orders', 'Refund requests']);
  });

  it.each([
    ['/dashboard', 'Overview'],
    ['/dashboard/orders/order_1', 'Orders'],
    ['/dashboard/refund-requests', 'Refund requests'],
    ['/dashboard/product/prod_1/edit', 'Product'],
    ['/dashboard/synonyms/syn_1', 'Synonyms'],
    ['/dashboard/import/import_1', 'Import & export'],
    ['/dashboard/webhooks/hook_1', 'Webhooks'],
  ])('marks at %s the page %s alone', async (at, label) => {
    renderLayout(at);
    const marked = await current();
    expect(marked.map((link) => link.textContent)).toEqual([label]);
    expect(marked[0]).toHaveAttribute('aria-current', 'page');
  });
});
