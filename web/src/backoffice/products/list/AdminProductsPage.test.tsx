import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../../ui/testing/waitForDialogToClose.ts';
import { cardNames, cardOf, renderProductList, fakeProductRow, fakeProductRows } from '../adminProducts.fixtures.tsx';

const pager = () => within(screen.getByRole('navigation', { name: 'Pages' }));

describe('AdminProductsPage', () => {
  it('shows twelve products with their prices, stocks and actions', async () => {
    const discounted = fakeProductRow(1, { discountPercent: 10, stock: 1234 });
    renderProductList({ products: [discounted, ...fakeProductRows(30).slice(1)] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Product' })).toBeVisible();
    expect(screen.getByText('30 products')).toHaveRole('status');
    expect(cardNames()).toHaveLength(12);
    const card = await cardOf('Product 1');
    expect(card.getByText('500 g')).toBeVisible();
    expect(card.getByText('₹45')).toBeVisible();
    expect(card.getByText('₹50')).toBeVisible();
    expect(card.getByText('10% off')).toBeVisible();
    expect(card.getByText('1,234 in stock')).toBeVisible();
    expect(card.getByRole('link', { name: 'Edit Product 1' })).toHaveAttribute(
      'href',
      '/dashboard/product/prod_1/edit',
    );
    expect(screen.getByRole('link', { name: 'Upload Product' })).toHaveAttribute('href', '/dashboard/upload-product');
  });

  it('marks products that are hidden, low, sold out or without a picture', async () => {
    renderProductList({
      products: [
        fakeProductRow(1, { stock: 5 }),
        fakeProductRow(2, { stock: 0 }),
        fakeProductRow(3, { availableForSale: false, hasPicture: false }),
      ],
    });
    expect((await cardOf('Product 1')).getByText('Low')).toBeVisible();
    expect((await cardOf('Product 2')).getByText('Out of Stock')).toBeVisible();
    expect((await cardOf('Product 2')).queryByText('Low')).not.toBeInTheDocument();
    expect((await cardOf('Product 3')).getByText('Hidden')).toBeVisible();
    expect((await cardOf('Product 3')).getByRole('img', { name: 'No picture' })).toBeVisible();
  });

  it('changes the page in the URL with a history entry, and moves the focus to the page', async () => {
    const { user, router } = renderProductList({ products: fakeProductRows(26) });
    expect(await screen.findByText('1/3')).toBeVisible();
    expect(pager().getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(pager().getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(cardNames()[0]).toBe('Product 13'));
    expect(router.state.location.search).toBe('?page=2');
    expect(screen.getByRole('list', { name: 'Products' })).toHaveFocus();
    await user.click(pager().getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(cardNames()).toEqual(['Product 25', 'Product 26']));
    expect(pager().getByText('3/3')).toBeVisible();
    expect(pager().getByRole('button', { name: 'Next' })).toBeDisabled();
    await router.navigate(-1);
    await waitFor(() => expect(cardNames()[0]).toBe('Product 13'));
    expect(pager().getByText('2/3')).toBeVisible();
  });

  it('jumps to a page by its number', async () => {
    const { user, router } = renderProductList({ products: fakeProductRows(60) });
    const field = await screen.findByRole('textbox', { name: 'Go to page, 1 to 5' });
    await user.type(field, '0{Enter}');
    expect(router.state.location.search).toBe('');
    await user.type(field, '4{Enter}');
    await waitFor(() => expect(cardNames()[0]).toBe('Product 37'));
    expect(pager().getByText('4/5')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Go to page/ }), '99{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?page=5'));
  });

  it('shows the last page for a page number beyond it', async () => {
    const { router } = renderProductList({ products: fakeProductRows(14), at: '/dashboard/product?page=9' });
    await waitFor(() => expect(cardNames()).toEqual(['Product 13', 'Product 14']));
    expect(router.state.location.search).toBe('?page=2');
  });

  it('searches while the admin types, starting at the first page', async () => {
    const { user, router, lists } = renderProductList({
      products: fakeProductRows(30),
      at: '/dashboard/product?page=2',
    });
    const box = await screen.findByRole('searchbox', { name: 'Search product here ...' });
    await user.type(box, 'product 2');
    await waitFor(() => expect(cardNames()).toHaveLength(11));
    expect(router.state.location.search).toBe('?q=product+2');
    expect(screen.getByText('11 products')).toBeVisible();
    expect(lists.map(({ search }) => search)).toEqual([null, 'product 2']);
    expect(box).toHaveFocus();
  });

  it('filters and sorts by the URL, and writes the choices to the URL', async () => {
    const { user, router, lists } = renderProductList({
      products: [fakeProductRow(1, { stock: 2 }), fakeProductRow(2, { availableForSale: false }), fakeProductRow(3)],
      at: '/dashboard/product?show=low&sort=STOCK_ASC',
    });
    await waitFor(() => expect(cardNames()).toEqual(['Product 1']));
    expect(screen.getByRole('button', { name: 'Low stock' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Stock, low to high');

    await user.click(screen.getByRole('button', { name: 'Low stock' }));
    await user.click(screen.getByRole('button', { name: 'Hidden' }));
    await waitFor(() => expect(cardNames()).toEqual(['Product 2']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Dairy');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    await waitFor(() => expect(router.state.location.search).toBe('?category=cat_1&show=hidden&sort=NAME_ASC'));
    expect(lists.at(-1)).toMatchObject({ filter: { categoryId: 'cat_1', availableForSale: false }, sort: 'NAME_ASC' });

    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(cardNames()).toHaveLength(3));
    expect(router.state.location.search).toBe('?sort=NAME_ASC');
  });

  it('counts the filters beside a button that unfolds them on phones', async () => {
    const { user } = renderProductList({ products: fakeProductRows(2), at: '/dashboard/product?show=low&show=out' });
    const filters = await screen.findByLabelText('Filters: 2');
    expect(filters).toHaveAttribute('aria-expanded', 'false');
    await user.click(filters);
    expect(filters).toHaveAttribute('aria-expanded', 'true');
  });

  it('distinguishes an empty shop from a search without results', async () => {
    const { user } = renderProductList({ products: fakeProductRows(2), at: '/dashboard/product?q=papaya' });
    expect(await screen.findByText('No Data found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(cardNames()).toHaveLength(2));
  });

  it('shows a message while there is no product', async () => {
    renderProductList({ products: [] });
    expect(await screen.findByText('No products yet')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('hides a product and publishes it again by Undo', async () => {
    const { user, sent } = renderProductList({ products: fakeProductRows(1) });
    const card = await cardOf('Product 1');
    await user.click(card.getByRole('button', { name: 'Hide Product 1' }));
    expect(await card.findByText('Hidden')).toBeVisible();
    expect(screen.getByText('Product 1 is now hidden')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(card.queryByText('Hidden')).not.toBeInTheDocument());
    expect(card.getByRole('button', { name: 'Hide Product 1' })).toHaveFocus();
    expect(sent).toEqual([
      ['productUpdate', { productId: 'prod_1', version: 1, availableForSale: false }],
      ['productUpdate', { productId: 'prod_1', version: 2, availableForSale: true }],
    ]);
  });

  it('shows the current version of a product that another admin has changed instead of hiding it', async () => {
    const { user, products } = renderProductList({ products: fakeProductRows(1) });
    const card = await cardOf('Product 1');
    Object.assign(products[0] ?? {}, { version: 2, mrp: 5200 });
    await user.click(card.getByRole('button', { name: 'Hide Product 1' }));
    expect(await screen.findByText('Someone else has changed Product 1. This is the current version.')).toBeVisible();
    expect(card.getByText('₹52')).toBeVisible();
    expect(card.queryByText('Hidden')).not.toBeInTheDocument();
  });

  it('deletes a product after a confirmation, and fills the page up', async () => {
    const { user, sent } = renderProductList({ products: fakeProductRows(13) });
    await user.click((await cardOf('Product 1')).getByRole('button', { name: 'Delete Product 1' }));
    const dialog = await findDialog('Permanent Delete');
    expect(dialog.getByText('Are you sure want to delete permanent ?')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Product deleted')).toBeVisible();
    await waitForDialogToClose();
    await waitFor(() => expect(cardNames().at(-1)).toBe('Product 13'));
    expect(cardNames()).toHaveLength(12);
    expect(screen.getByText('1/1')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Products' })).toHaveFocus();
    expect(sent).toEqual([['productDelete', { productId: 'prod_1' }]]);
  });
});
