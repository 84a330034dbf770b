import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import type { AccountMenuTestQuery } from './__generated__/AccountMenuTestQuery.graphql.ts';
import { AccountMenu } from './AccountMenu.tsx';

function renderMenu(user: object) {
  return renderWithRelay<AccountMenuTestQuery>({
    query: graphql`
      query AccountMenuTestQuery {
        viewer {
          ...AccountMenu_viewer
        }
      }
    `,
    mocks: { User: () => ({ permissions: [], ...user }) },
    children: ({ viewer }) => (viewer == null ? <p>Signed out</p> : <AccountMenu viewer={viewer} />),
    at: '/search?q=milk',
  });
}

const open = () => screen.findByRole('button', { name: 'Account' });

describe('AccountMenu', () => {
  it('names a shopper and leads to their pages', async () => {
    const { user } = renderMenu({ name: 'Asha Rao', role: 'USER' });
    await user.click(await open());
    expect(screen.getByRole('heading', { name: 'My Account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/dashboard/profile');
    expect(screen.queryByText('(Admin)')).not.toBeInTheDocument();
    await screen.findByText('3 addresses');
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'My Orders3 on their way',
      'Order again',
      'Cart and saved items',
      'Favourites3 favourites',
      'Store credit₹49 credit',
      'Save Address3 addresses',
      'Profile',
      'Devices',
    ]);
  });

  it('marks an admin, and leads to the admin pages first', async () => {
    const { user } = renderMenu({
      name: 'Ravi',
      role: 'ADMIN',
      permissions: ['REPORTS', 'CATALOGUE', 'PICKING', 'DELIVERIES'],
    });
    await user.click(await open());
    expect(screen.getByText('(Admin)')).toBeVisible();
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.slice(0, 8).map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/dashboard/category',
      '/dashboard/subcategory',
      '/dashboard/upload-product',
      '/dashboard/product',
      '/dashboard/picking',
      '/dashboard/deliveries',
      '/dashboard/myorders',
    ]);
  });

  it.each([
    { role: 'PICKER', permission: 'PICKING', tag: '(Picker)', label: 'Picking' },
    { role: 'RIDER', permission: 'DELIVERIES', tag: '(Rider)', label: 'Deliveries' },
    { role: 'USER', permission: 'REFUNDS', tag: '(Staff)', label: 'Dashboard' },
  ])('marks a $role with the permission $permission, and leads to their work first', async (shown) => {
    const { role, permission, tag, label } = shown;
    const { user } = renderMenu({ name: 'Ravi', role, permissions: [permission] });
    await user.click(await open());
    expect(screen.getByText(tag)).toBeVisible();
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links[0]).toHaveTextContent(label);
    expect(links[1]).toHaveTextContent(/^My Orders/);
  });

  it('falls back to the mobile number of someone without a name', async () => {
    const { user } = renderMenu({ name: '', mobile: '9876543210', role: 'USER' });
    await user.click(await open());
    expect(screen.getByText('9876543210')).toBeVisible();
  });

  it('shows the picture of someone who has one, beside the name of the button', async () => {
    const { container } = renderMenu({ name: 'Asha Rao', role: 'USER', avatar: {} });
    await open();
    expect(container.querySelector('button img')).toHaveAttribute('alt', '');
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user } = renderMenu({ name: 'Asha Rao', role: 'USER' });
    await user.click(await open());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Asha Rao' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await open()).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'My Orders' })).not.toBeInTheDocument();
  });

  it('logs out, clears the loaded data and goes home', async () => {
    const { user, router, requests } = renderMenu({ name: 'Asha Rao', role: 'USER' });
    await user.click(await open());
    await user.click(screen.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(requests.map(({ name }) => name)).toContain('AccountMenuItemsLogOutMutation');
    expect(await screen.findByText('You are logged out')).toBeVisible();
  });
});
