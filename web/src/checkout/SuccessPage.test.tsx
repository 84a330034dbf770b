import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithRelay } from '../relay/renderWithRelay.tsx';
import { CancelPage } from './CancelPage.tsx';
import { SuccessPage } from './SuccessPage.tsx';

function renderEnd(at: string, state?: unknown) {
  const rendered = renderWithRelay({
    routes: [
      { path: '/', element: null },
      { path: '/success', Component: SuccessPage },
      { path: '/cancel', Component: CancelPage },
    ],
    at: '/',
  });
  return rendered.router.navigate(at, { state });
}

describe('SuccessPage', () => {
  it("says 'Payment' when nothing else was told", async () => {
    await renderEnd('/success');
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment Successfully' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go To Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'See your order' })).not.toBeInTheDocument();
  });

  it('says what went well and leads to the order', async () => {
    await renderEnd('/success', { text: 'Order', orderId: 'ord_1' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order Successfully' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', '/dashboard/myorders/ord_1');
  });

  it('is not led astray by a state of another shape', async () => {
    await renderEnd('/success', { text: 7, orderId: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment Successfully' })).toBeVisible();
  });
});

describe('CancelPage', () => {
  it('leads home', async () => {
    await renderEnd('/cancel');
    expect(await screen.findByRole('heading', { level: 1, name: 'Order Cancel' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go To Home' })).toHaveAttribute('href', '/');
  });
});
