import { act, screen, waitFor } from '@testing-library/react';
import type { createMemoryRouter } from 'react-router-dom';
import { ROOT_ID } from 'relay-runtime';
import { afterEach, describe, expect, it } from 'vitest';
import { currentEnvironment } from '../../../relay/environment.ts';
import { preload } from '../../../relay/preload.ts';
import { revalidateOnSessionChange } from '../../../relay/SessionRoute.tsx';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { hasPendingAction, PENDING_ACTION_KEY, storePendingAction } from '../pendingAction.ts';
import redirectIfSignedInQuery from './__generated__/RedirectIfSignedInQuery.graphql.ts';
import { ForgotPasswordPage } from '../recovery/ForgotPasswordPage.tsx';
import { loadPendingProduct } from './loadPendingProduct.ts';
import { LoginPage } from './LoginPage.tsx';
import { PendingProductRoute } from './PendingProductRoute.tsx';
import { boxes, email, fillReset } from '../recovery/recovery.fixtures.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { ResetPasswordPage } from '../recovery/ResetPasswordPage.tsx';
import { VerificationOtpPage } from '../recovery/VerificationOtpPage.tsx';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

const onion = { __typename: 'Product', name: 'Onion', unit: '1 kg', price: 4000, mrp: 5000, isSoldOut: false };
const next = '?next=%2Fsearch%3Fq%3Donion';

interface ShopOptions {
  product?: object | null;
  products?: Record<string, object>;
  isPending?: boolean;
}

/** Renders the login pages for a visitor who has pressed Add on a search for onions, at ₹40. */
function renderAt(at: string, { product = onion, products = {}, isPending = true }: ShopOptions = {}) {
  if (isPending) {
    storePendingAction({ kind: 'addToCart', productId: 'prod_1', price: 4000, path: '/search?q=onion', place: 'k1' });
  }
  const loader = preload(redirectIfSignedInQuery, () => ({}), 'network-only');
  return renderWithRelay({
    routes: [
      {
        loader: loadPendingProduct,
        shouldRevalidate: revalidateOnSessionChange,
        Component: PendingProductRoute,
        children: [
          { path: '/login', loader, Component: LoginPage },
          { path: '/register', loader, Component: RegisterPage },
          { path: '/forgot-password', Component: ForgotPasswordPage },
          { path: '/verification-otp', Component: VerificationOtpPage },
          { path: '/reset-password', Component: ResetPasswordPage },
          { path: '/verify-email', loader, Component: VerifyEmailPage },
        ],
      },
      { path: '*', element: <p>The shop</p> },
    ],
    at,
    resolvers: () => ({
      Query: {
        viewer: () => null,
        product: (_root, { id }: { id: string }) => products[id] ?? (product && { id, ...product }),
      },
      Mutation: {
        passwordResetRequest: () => ({ __typename: 'PasswordResetRequestPayload', email }),
        passwordReset: () => ({ __typename: 'PasswordResetPayload', removedData: null }),
        emailVerify: () => ({ __typename: 'EmailVerifyPayload', email, isPasswordResetRequired: false, viewer: null }),
      },
    }),
  });
}

const reminder = (lead: string, label = 'Onion 1 kg') =>
  screen.findByText(
    (_text, element) =>
      element?.parentElement?.id !== 'announcements' &&
      element?.tagName === 'P' &&
      element.textContent === `${lead} ${label}`,
  );
const shop = () => screen.findByText('The shop');
const isAtPlace = ({ state: { location } }: ReturnType<typeof createMemoryRouter>) =>
  expect({ path: location.pathname + location.search, state: location.state as unknown }).toEqual({
    path: '/search?q=onion',
    state: { place: 'k1' },
  });

describe('PendingReminder', () => {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('names the product and price on the login page, and announces it', async () => {
    renderAt(`/login${next}`);
    expect(await reminder('Log in to add')).toBeVisible();
    expect(screen.getByText('₹40')).toBeVisible();
    await waitFor(() => expect(document.getElementById('announcements')).toHaveTextContent('Log in to add Onion 1 kg'));
    expect(screen.queryByText(/Welcome back/)).not.toBeInTheDocument();
  });

  it('shows the usual login, without a query, when nothing waits', async () => {
    const { requests } = renderAt('/login', { isPending: false });
    expect(await screen.findByText(/Welcome back/)).toBeVisible();
    expect(requests.map(({ name }) => name)).toEqual(['RedirectIfSignedInQuery']);
  });

  it('returns from the login to the place where Add was pressed', async () => {
    const { user, router } = renderAt(`/login${next}`);
    await reminder('Log in to add');
    await user.type(screen.getByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), 'lauki-1234{Enter}');
    expect(await shop()).toBeVisible();
    isAtPlace(router);
    expect(hasPendingAction()).toBe(true); // the layout completes it
  });

  it("keeps the visitor's loaded shop data, and nothing personal", async () => {
    const { user, environment } = renderAt(`/login${next}`);
    await reminder('Log in to add');
    await user.type(screen.getByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), 'lauki-1234{Enter}');
    await shop();
    const kept = currentEnvironment().getStore().getSource();
    expect(currentEnvironment()).not.toBe(environment);
    expect(kept.get('prod_1')).toMatchObject({ name: 'Onion' });
    expect(kept.get(ROOT_ID)).not.toHaveProperty('viewer');
  });

  it('is on the registration, one tap away, and returns to the same place', async () => {
    const { user, router, requests } = renderAt(`/login${next}`);
    await user.click(await screen.findByRole('link', { name: 'Create an account' }));
    expect(await reminder('Sign up to add')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), 'Asha Rao');
    await user.type(screen.getByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), 'lauki-1234');
    await user.type(screen.getByLabelText('Confirm password'), 'lauki-1234{Enter}');
    expect(await shop()).toBeVisible();
    isAtPlace(router);
    expect(requests.filter(({ name }) => name === 'PendingReminderQuery')).toHaveLength(1);
  });

  it('is on each page of the recovery, and on the login after it', async () => {
    const { user } = renderAt(`/login${next}`);
    await user.type(await screen.findByLabelText('Email'), email);
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    const lead = 'Once you log in, we’ll add';
    expect(await reminder(lead)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Send Otp' }));
    await boxes();
    expect(await reminder(lead)).toBeVisible();
    await user.keyboard('123456');
    await screen.findByLabelText('New password');
    expect(await reminder(lead)).toBeVisible();
    await fillReset(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText('Password')).toHaveFocus();
    expect(await reminder('Log in to add')).toBeVisible();
  });

  it('is on the page behind a confirmation link that is opened in another tab, and leads to the login', async () => {
    const { user } = renderAt('/verify-email?token=t0k3n');
    expect(await reminder('Log in to add')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm email' }));
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/login${next}`);
  });

  it('is dismissed by Not now, which returns to the place where Add was pressed', async () => {
    const { user, router } = renderAt(`/register${next}`);
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await shop()).toBeVisible();
    isAtPlace(router);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('shows the price that counts now', async () => {
    renderAt('/login', { product: { ...onion, price: 4500 } });
    expect(await screen.findByText('₹45')).toBeVisible();
    expect(screen.getByText('was ₹40')).toBeVisible();
  });

  it('says that the product has sold out meanwhile', async () => {
    renderAt('/login', { product: { ...onion, isSoldOut: true } });
    expect(await reminder('You wanted to add')).toBeVisible();
    expect(screen.getByText('Out of stock now')).toBeVisible();
  });

  it('gives way to the usual login and drops the action when the product is no longer sold', async () => {
    renderAt('/login', { product: null });
    expect(await screen.findByText(/Welcome back/)).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
  });

  it('follows another tab that stores another product', async () => {
    renderAt('/login', { products: { prod_2: { ...onion, id: 'prod_2', name: 'Milk', unit: '500 ml' } } });
    await reminder('Log in to add');
    storePendingAction({ kind: 'addToCart', productId: 'prod_2', price: 4000, path: '/', place: 'k2' });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: PENDING_ACTION_KEY })));
    expect(await reminder('Log in to add', 'Milk 500 ml')).toBeVisible();
  });
});
