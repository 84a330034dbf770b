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

  it('shows the email reminder until the person dismisses it for this visit', async () => {
    const asha = { name: 'Asha Rao', email: 'asha@kirana.example', isEmailVerified: false, pendingEmail: null };
    const { user, unmount } = renderUserPage(asha);
    await user.click(await screen.findByRole('button', { name: 'Hide this reminder' }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    unmount();

    const again = renderUserPage(asha);
    expect(await screen.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    again.unmount();

    renderUserPage({ ...asha, id: 'user_2' });
    expect(await screen.findByRole('complementary', { name: 'Reminder' })).toBeVisible();
  });
});
