import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardOf, renderProductList, fakeProductRow, type FakeProductRow } from '../adminProducts.fixtures.tsx';

const priceField = 'MRP of Product 1 in rupees';
const stockField = 'Stock of Product 1';

async function renderCard(values: Partial<FakeProductRow> = {}) {
  const rendered = renderProductList({ products: [fakeProductRow(1, values)] });
  const card = await cardOf('Product 1');
  const { user, products } = rendered;
  /** Opens the field and types into it. */
  const type = async (field: string, text: string) => {
    const name = field === priceField ? /Change the MRP of Product 1/ : /Change the stock of Product 1/;
    await user.click(card.getByRole('button', { name }));
    const input = card.getByRole('textbox', { name: field });
    await user.clear(input);
    await user.type(input, text);
    return input;
  };
  const changeElsewhere = (changed: Partial<FakeProductRow>) => Object.assign(products[0] ?? {}, changed);
  return { ...rendered, card, type, changeElsewhere };
}

describe('QuickEdit', () => {
  it('edits the MRP in place, and saves it on Enter', async () => {
    const { user, card, sent } = await renderCard({ discountPercent: 10 });
    await user.click(card.getByRole('button', { name: /Change the MRP of Product 1/ }));
    const input = card.getByRole('textbox', { name: priceField });
    expect(input).toHaveFocus();
    expect(input).toHaveValue('50');
    expect(input).toHaveAccessibleDescription('MRP, less 10%');
    await user.clear(input);
    await user.type(input, '60.50{Enter}');
    expect(await card.findByText('₹60.50')).toBeVisible();
    expect(card.getByRole('button', { name: /Change the MRP of Product 1/ })).toHaveFocus();
    expect(sent).toEqual([['productUpdate', { productId: 'prod_1', version: 1, mrp: 6050 }]]);
  });

  it('cancels on Escape, and restores the focus', async () => {
    const { user, card, type, sent } = await renderCard();
    await type(priceField, '99');
    await user.keyboard('{Escape}');
    expect(card.queryByRole('textbox')).not.toBeInTheDocument();
    expect(card.getByText('₹50')).toBeVisible();
    expect(card.getByRole('button', { name: /Change the MRP of Product 1/ })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('accepts an MRP above 0 up to 10,00,000, and a stock of 0 to 1,00,000', async () => {
    const { user, card, type, sent } = await renderCard();
    for (const text of ['0', '1000000.01', 'ten']) {
      const input = await type(priceField, `${text}{Enter}`);
      expect(input).toHaveAccessibleDescription('Enter an amount above ₹0, up to ₹10,00,000');
      expect(input).toHaveValue(text);
      await user.keyboard('{Escape}');
    }
    for (const text of ['28,50', '1,5', '1.250,00']) {
      const input = await type(priceField, `${text}{Enter}`);
      expect(input).toHaveAccessibleDescription('Use a dot for paise, as in 28.50');
      await user.keyboard('{Escape}');
    }
    for (const text of ['100001', '-1', '2.5', '2,5']) {
      const input = await type(stockField, `${text}{Enter}`);
      expect(input).toHaveAccessibleDescription('Enter a whole number from 0 to 1,00,000');
      await user.keyboard('{Escape}');
    }
    expect(sent).toEqual([]);
    await type(stockField, '1,00,000{Enter}');
    expect(await card.findByText('1,00,000 in stock')).toBeVisible();
  });

  it('changes the stock by the difference to the stock on the screen, and shows the sales in between', async () => {
    const { card, type, sent, changeElsewhere } = await renderCard();
    changeElsewhere({ stock: 7 });
    await type(stockField, '30{Enter}');
    expect(await card.findByText('27 in stock')).toBeVisible();
    expect(screen.getByText('The stock of Product 1 is 27: it was sold or restocked in the meantime')).toBeVisible();
    expect(sent).toEqual([['productUpdate', { productId: 'prod_1', version: 1, stock: 30, seenStock: 10 }]]);
  });

  it("names the other admin's change, and saves the typed value on the second attempt", async () => {
    const { user, card, type, sent, changeElsewhere } = await renderCard();
    changeElsewhere({ version: 4, mrp: 5200 });
    const input = await type(priceField, '55{Enter}');
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(
        'Someone else has changed it: the MRP is ₹52 now. Save again to keep yours.',
      ),
    );
    expect(input).toHaveValue('55');
    await user.click(card.getByRole('button', { name: 'Save' }));
    expect(await card.findByText('₹55')).toBeVisible();
    expect(sent.map(([, input]) => input)).toEqual([
      { productId: 'prod_1', version: 1, mrp: 5500 },
      { productId: 'prod_1', version: 4, mrp: 5500 },
    ]);
  });

  it("shows the other admin's changes after it is cancelled", async () => {
    const { user, card, type, changeElsewhere } = await renderCard();
    changeElsewhere({ version: 2, mrp: 5200, availableForSale: false });
    const input = await type(priceField, '55{Enter}');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/the MRP is ₹52 now, it is hidden now/));
    await user.click(card.getByRole('button', { name: 'Cancel' }));
    expect(card.getByText('₹52')).toBeVisible();
    expect(card.getByText('Hidden')).toBeVisible();
  });

  it('shows how many are left when too many were sold since', async () => {
    const { user, card, type, changeElsewhere } = await renderCard();
    changeElsewhere({ stock: 3 });
    const input = await type(stockField, '2{Enter}');
    await waitFor(() => expect(input).toHaveAccessibleDescription('The stock is now 3. Save again to keep yours.'));
    await user.keyboard('{Enter}');
    expect(await card.findByText('2 in stock')).toBeVisible();
  });
});
