import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { formatRupees } from '@kirana/shared/money.ts';
import type { renderWithRelayTestQuery } from './__generated__/renderWithRelayTestQuery.graphql.ts';
import { renderWithRelay } from './renderWithRelay.tsx';

describe('renderWithRelay', () => {
  it('renders the children with data from the mocked schema', async () => {
    const { requests } = renderWithRelay<renderWithRelayTestQuery>({
      query: graphql`
        query renderWithRelayTestQuery($id: ID!) {
          product(id: $id) {
            name
            price
          }
        }
      `,
      variables: { id: 'prod_1' },
      mocks: { Product: () => ({ name: 'Toor dal', price: 12900 }) },
      children: ({ product }) => <p>{product && `${product.name} ${formatRupees(product.price)}`}</p>,
    });
    expect(await screen.findByText('Toor dal ₹129')).toBeVisible();
    expect(requests).toEqual([{ name: 'renderWithRelayTestQuery', variables: { id: 'prod_1' } }]);
  });
});
