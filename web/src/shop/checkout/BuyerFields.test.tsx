import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeCart } from '../cart/cart.fixtures.ts';
import { cashOnDelivery, renderCheckout } from './checkout.fixtures.tsx';

const cart = () => new FakeCart().stock('prod_1', { price: 4900 }, 1);
const wanted = () => screen.findByRole('checkbox', { name: 'GSTIN for a business invoice' });
const gstin = () => screen.getByRole('textbox', { name: 'GSTIN' });
const firm = () => screen.getByRole('textbox', { name: 'Name of the firm' });

describe('The invoice of a firm', () => {
  it('has the GSTIN and the name that the shopper enters, both or neither', async () => {
    const { user, attempts } = renderCheckout({ cart: cart() });
    await user.click(await wanted());
    expect(await cashOnDelivery()).toHaveAccessibleDescription('Enter the GSTIN and the name of the firm');
    await user.type(gstin(), '29AAPFU0939F1ZR');
    expect(await cashOnDelivery()).toBeDisabled();
    await user.type(firm(), 'Tea & Co');
    await user.click(await cashOnDelivery());
    await screen.findByRole('heading', { name: 'Order Successfully' });
    expect(attempts).toMatchObject([{ buyer: { name: 'Tea & Co', gstin: '29AAPFU0939F1ZR' } }]);
  });

  it('is remembered, and not sent unless it is wanted again', async () => {
    const lastBuyer = { name: 'Tea & Co', gstin: '29AAPFU0939F1ZR' };
    const { user, attempts } = renderCheckout({ cart: cart(), lastBuyer });
    await user.click(await wanted());
    expect([gstin(), firm()].map((field) => (field as HTMLInputElement).value)).toEqual([
      '29AAPFU0939F1ZR',
      'Tea & Co',
    ]);
    await user.click(await wanted());
    expect(screen.queryByRole('textbox', { name: 'GSTIN' })).not.toBeInTheDocument();
    await user.click(await cashOnDelivery());
    await screen.findByRole('heading', { name: 'Order Successfully' });
    expect(attempts[0]).not.toHaveProperty('buyer');
  });

  it('names the field that the server refuses', async () => {
    const message = 'Check the GSTIN for a typing error: it must be a valid number of 15 characters';
    const issues = [{ path: 'buyer.gstin', message }];
    const { user } = renderCheckout({
      cart: cart(),
      lastBuyer: { name: 'Tea & Co', gstin: '29AAPFU0939F1ZS' },
      place: () => ({ __typename: 'InvalidInputError', message, issues }),
    });
    await user.click(await wanted());
    await user.click(await cashOnDelivery());
    const section = within(await screen.findByRole('region', { name: 'GSTIN for a business invoice' }));
    expect(await section.findByText(message)).toBeVisible();
    expect(gstin()).toBeInvalid();
  });

  it('is not offered by a shop without a GSTIN of its own', async () => {
    renderCheckout({ cart: cart(), status: { isRegistered: false } });
    await cashOnDelivery();
    expect(screen.queryByRole('checkbox', { name: 'GSTIN for a business invoice' })).not.toBeInTheDocument();
  });
});
