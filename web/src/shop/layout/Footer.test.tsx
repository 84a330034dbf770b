import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { ShopIdentity } from '@kirana/shared/shopIdentity.ts';
import { ShopIdentityContext } from '../../ui/shopIdentity.ts';
import { Footer } from './Footer.tsx';

const SHOP: ShopIdentity = {
  ...{ name: 'Sharma Stores', promise: null, logo: null },
  ...{ seller: 'Sharma Stores LLP, 7 Hill Road, Mumbai 400050', fssai: null, onlinePayment: null },
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
  it('names the seller, the licence for food and how to reach the shop', () => {
    renderFooter({ fssai: '10012345000012', contacts: [{ text: '+91 22 0000 0000', href: 'tel:+912200000000' }] });
    expect(screen.getByText('Sold by Sharma Stores LLP, 7 Hill Road, Mumbai 400050')).toBeInTheDocument();
    expect(screen.getByText('FSSAI licence 10012345000012')).toBeInTheDocument();
    expect(screen.getByText('+91 22 0000 0000')).toHaveAttribute('href', 'tel:+912200000000');
  });

  it('links to the pages about the shop', () => {
    renderFooter({ links: [{ to: '/pages/terms', label: 'Terms of use' }] });
    expect(screen.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/pages/terms');
  });

  it('names no licence and no contact that the shop does not have', () => {
    renderFooter();
    expect(screen.queryByText(/FSSAI|@|\+91/)).not.toBeInTheDocument();
  });

  it.each([
    { onlinePayment: null, ways: ['Cash on delivery'] },
    { onlinePayment: 'LIVE', ways: ['Online payment', 'Cash on delivery'] },
    { onlinePayment: 'SANDBOX', ways: ['Online payment (test mode)', 'Cash on delivery'] },
  ] as const)('names the ways to pay that are on: $ways', ({ onlinePayment, ways }) => {
    renderFooter({ onlinePayment });
    const shown = screen.getAllByText(/^(Online payment|Cash on delivery)/).map(({ textContent }) => textContent);
    expect(shown).toEqual(ways);
  });
});
