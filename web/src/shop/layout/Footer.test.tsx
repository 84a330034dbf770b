import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import type { FooterTestQuery } from './__generated__/FooterTestQuery.graphql.ts';
import { Footer, FooterPayment, FooterSeller } from './Footer.tsx';

function renderFooter({ fssai, online }: { fssai: string | null; online: { isSandbox: boolean } | null }) {
  return renderWithRelay<FooterTestQuery>({
    query: graphql`
      query FooterTestQuery {
        ...FooterSeller_query
        ...FooterPayment_query
      }
    `,
    resolvers: () => ({
      Query: { onlinePayment: () => online },
      Seller: { name: () => 'Sharma Stores LLP', address: () => '7 Hill Road\nMumbai 400050', fssai: () => fssai },
      HelpContact: { email: () => 'help@shop.example', phone: () => '+91 22 0000 0000' },
    }),
    children: (query) => (
      <Footer seller={<FooterSeller query={query} />} payment={<FooterPayment query={query} />} categories={null} />
    ),
  });
}

describe('The footer', () => {
  it('names the seller, the licence for food and how to reach the shop', async () => {
    renderFooter({ fssai: '11223344556677', online: null });
    expect(await screen.findByText('Sold by Sharma Stores LLP, 7 Hill Road, Mumbai 400050')).toBeInTheDocument();
    expect(screen.getByText('FSSAI licence 11223344556677')).toBeInTheDocument();
    expect(screen.getByText('+91 22 0000 0000')).toHaveAttribute('href', 'tel:+912200000000');
    expect(screen.getByText('help@shop.example')).toHaveAttribute('href', 'mailto:help@shop.example');
  });

  it('names no licence that the shop does not have', async () => {
    renderFooter({ fssai: null, online: null });
    await screen.findByText(/^Sold by/);
    expect(screen.queryByText(/FSSAI/)).not.toBeInTheDocument();
  });

  it.each([
    { online: null, ways: ['Cash on delivery'] },
    { online: { isSandbox: false }, ways: ['Online payment', 'Cash on delivery'] },
    { online: { isSandbox: true }, ways: ['Online payment (test mode)', 'Cash on delivery'] },
  ])('names the ways to pay that are on: $ways', async ({ online, ways }) => {
    renderFooter({ fssai: null, online });
    await screen.findByText('Cash on delivery');
    expect(screen.getAllByText(/^(Online payment|Cash on delivery)/).map(({ textContent }) => textContent)).toEqual(
      ways,
    );
  });
});
