import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

function renderAt(path: string, { isSignedOut = false } = {}) {
  const routes = [{ path: '*', element: <Tabs isSignedOut={isSignedOut} /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Main pages' })).getAllByRole('link');
const addresses = () => tabs().map((tab) => tab.getAttribute('href'));
const current = () => tabs().filter((tab) => tab.getAttribute('aria-current') === 'page');

describe('Tabs', () => {
  it('lead to the main pages', () => {
    renderAt('/');
    expect(tabs().map((tab) => tab.textContent)).toEqual(['Home', 'Categories', 'Order again', 'Account']);
    expect(addresses()).toEqual(['/', '/categories', '/dashboard/order-again', '/user']);
  });

  it('lead a visitor to the login', () => {
    renderAt('/', { isSignedOut: true });
    expect(addresses().at(-1)).toBe('/login');
  });

  it.each([
    ['/', 'Home'],
    ['/categories', 'Categories'],
    ['/dashboard/order-again', 'Order again'],
    ['/dashboard/myorders/order_1', 'Account'],
    ['/dashboard/address', 'Account'],
    ['/register', 'Account'],
  ])('mark at %s the tab %s alone', (path, label) => {
    renderAt(path);
    expect(current().map((tab) => tab.textContent)).toEqual([label]);
  });

  it('mark none on a page of the catalogue', () => {
    renderAt('/search');
    expect(current()).toEqual([]);
  });

  it.each(['/cart', '/checkout'])('are not on %s', (path) => {
    renderAt(path);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
