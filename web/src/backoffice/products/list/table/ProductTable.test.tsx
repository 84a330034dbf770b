import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeProductRows, renderProductList } from '../../adminProducts.fixtures.tsx';

afterEach(() => localStorage.clear());

const table = () => within(screen.getByRole('region', { name: 'Products' }));
const headings = () =>
  table()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

async function openTable(count = 3) {
  const rendered = renderProductList({ products: fakeProductRows(count) });
  await rendered.user.click(await screen.findByLabelText('Table'));
  await screen.findByRole('region', { name: 'Products' });
  return rendered;
}

describe('the table of products', () => {
  it('has 48 products a page and remembers the view', async () => {
    const { lists, unmount } = await openTable();
    expect(lists.at(-1)).toMatchObject({ first: 48, offset: 0 });
    unmount();
    renderProductList({ products: fakeProductRows(3) });
    expect((await screen.findAllByRole('rowheader')).length).toBe(3);
    expect(screen.getByRole('button', { name: 'Table', pressed: true })).toBeVisible();
  });

  it('has the chosen columns, which the browser remembers', async () => {
    const { user } = await openTable();
    expect(headings()).toEqual(['Name', 'SKU', 'MRP', 'Price', 'Stock', 'Published', 'Category']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const columns = within(screen.getByRole('group', { name: 'Columns' }));
    await user.click(columns.getByRole('checkbox', { name: 'HSN' }));
    await user.click(columns.getByRole('checkbox', { name: 'Category' }));
    expect(headings()).toContain('HSN');
    expect(headings()).not.toContain('Category');
    expect(localStorage.getItem('kirana.productColumns')).toBe('sku mrp price stock published hsn');
  });

  it('sorts by a heading, and in the other direction by a second press', async () => {
    const { user, router, lists } = await openTable();
    await user.click(table().getByRole('button', { name: 'SKU' }));
    await waitFor(() => expect(lists.at(-1)?.sort).toBe('SKU_ASC'));
    expect(table().getByRole('columnheader', { name: 'SKU' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(table().getByRole('button', { name: 'SKU' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=SKU_DESC'));
    expect(table().getByRole('columnheader', { name: 'Stock' })).not.toHaveAttribute('aria-sort');
  });

  it('edits an MRP and a stock in place, hides a product, and selects rows', async () => {
    const { user, sent } = await openTable();
    await user.click(table().getByRole('button', { name: /Change the MRP of Product 2/ }));
    await user.clear(table().getByRole('textbox', { name: /MRP of Product 2/ }));
    await user.type(table().getByRole('textbox', { name: /MRP of Product 2/ }), '75{Enter}');
    expect(await table().findByRole('button', { name: /₹75\s*Change the MRP of Product 2/ })).toHaveFocus();
    await user.click(table().getByRole('button', { name: 'Hide Product 1' }));
    expect(await table().findByRole('button', { name: 'Publish Product 1' })).toBeVisible();
    expect(sent.map(([name, input]) => [name, input])).toMatchObject([
      ['productUpdate', { productId: 'prod_2', mrp: 7500 }],
      ['productUpdate', { productId: 'prod_1', availableForSale: false }],
    ]);
    await user.click(table().getByRole('checkbox', { name: 'Select Product 3' }));
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(table().getByRole('link', { name: 'Product 3' })).toHaveAttribute('href', '/dashboard/product/prod_3/edit');
  });
});
