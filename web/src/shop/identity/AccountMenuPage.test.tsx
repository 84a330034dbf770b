import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import userPage from './__generated__/AccountMenuPageQuery.graphql.ts';
import { AccountMenuPage } from './AccountMenuPage.tsx';

function renderUserPage(viewer: object) {
  return renderWithRelay({
    routes: [
      { path: '/user', loader: preload(userPage, () => ({})), Component: AccountMenuPage },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    at: '/user',
    resolvers: () => ({ Query: { viewer: () => ({ __typename: 'User', id: 'user_1', permissions: [], ...viewer }) } }),
  });
}

describe('AccountMenuPage', () => {
  it('is the account menu as a page that can be closed', async () => {
    const { user } = renderUserPage({ name: 'Asha Rao', isEmailVerified: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/dashboard/profile');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Somewhere else')).toBeVisible();
  });

  it('shows one notice to someone whose email is not confirmed', async () => {
    renderUserPage({ name: 'Asha Rao', isEmailVerified: false });
    expect(await screen.findByRole('link', { name: 'Confirm your email' })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    );
    expect(screen.getAllByText(/confirm/i)).toHaveLength(1);
  });

  it('counts what is behind its rows', async () => {
    const accountSummary = { openOrders: 1, favourites: 3, addresses: 2 };
    renderUserPage({ name: 'Asha Rao', accountSummary, storeCredit: { balance: 12_000 } });
    for (const name of [/^My Orders ?1 on its way$/, /^Favourites ?3 favourites$/, /^Store credit ?₹120 credit$/]) {
      expect(await screen.findByRole('link', { name })).toBeVisible();
    }
    expect(screen.getByRole('link', { name: /^Save Address ?2 addresses$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Profile' })).toBeVisible();
  });
});
