import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { ShopIdentity } from '@kirana/shared/shopIdentity.ts';
import { ShopIdentityContext } from '../../ui/shopIdentity.ts';
import { Footer } from './Footer.tsx';

const SHOP: ShopIdentity = {
  ...{ name: 'Sharma Stores', promise: null, logo: null },
  ...{ notices: ['Sold by Sharma Stores LLP, 7 Hill Road, Mumbai 400050'], paymentMethods: [] },
  contacts: [],
  links: [],
};

function renderFooter(fields: Partial<ShopIdentity> = {}) {
  render(
    <MemoryRouter>
      <ShopIdentityContext value={{ ...SHOP, ...fields }}>
        <Footer categories={null} />
      </ShopIdentityContext>
    </MemoryRouter>,
  );
}

describe('The footer', () => {
  it('names the seller and how to reach the shop', () => {
    renderFooter({ contacts: [{ text: '+91 22 0000 0000', href: 'tel:+912200000000' }] });
    expect(screen.getByText('Sold by Sharma Stores LLP, 7 Hill Road, Mumbai 400050')).toBeInTheDocument();
    expect(screen.getByText('+91 22 0000 0000')).toHaveAttribute('href', 'tel:+912200000000');
  });

  it('reads well without its promise', () => {
    renderFooter({ promise: 'in 10 minutes' });
    const text = screen.getByText(/^Your neighbourhood grocer/);
    expect(text).toHaveTextContent('Your neighbourhood grocer, at your door in 10 minutes.');
    text.querySelector('.promise')?.remove();
    expect(text).toHaveTextContent(/^Your neighbourhood grocer$/);
  });

  it('links to the pages about the shop', () => {
    renderFooter({ links: [{ to: '/pages/terms', label: 'Terms of use' }] });
    expect(screen.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/pages/terms');
  });

  it('names the ways to pay that are on', () => {
    const paymentMethods = ['Online payment', 'Cash on delivery'];
    renderFooter({ paymentMethods });
    for (const method of paymentMethods) expect(screen.getByText(method)).toBeInTheDocument();
  });
});
