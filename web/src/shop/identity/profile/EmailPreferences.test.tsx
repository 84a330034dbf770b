import { screen, waitFor } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../../../relay/RequestError.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { toastStore } from '../../../ui/toasts/toastStore.ts';
import type { EmailPreferencesTestQuery } from './__generated__/EmailPreferencesTestQuery.graphql.ts';
import { EmailPreferences } from './EmailPreferences.tsx';

const ON = { orderUpdates: true, backInStock: true, lowStock: true };

function renderPreferences({ isOffline = false, permissions = [] as string[] } = {}) {
  let emailPreferences = ON;
  return renderWithRelay<EmailPreferencesTestQuery>({
    query: graphql`
      query EmailPreferencesTestQuery {
        viewer {
          ...EmailPreferences_viewer
        }
      }
    `,
    resolvers: () => ({
      Query: { viewer: () => ({ id: 'user_1', permissions, emailPreferences }) },
      Mutation: {
        emailPreferencesUpdate: (_root, { input }: { input: Partial<typeof ON> }) => {
          emailPreferences = { ...emailPreferences, ...input };
          return { viewer: { id: 'user_1', emailPreferences } };
        },
      },
    }),
    answer: ({ name }) =>
      isOffline && name.endsWith('Mutation') ? Promise.reject(new RequestError('offline')) : undefined,
    children: ({ viewer }) => viewer && <EmailPreferences viewer={viewer} />,
  });
}

const findSwitch = (name: string) => screen.findByRole('switch', { name });

describe('The email preferences', () => {
  it('are switches with descriptions, and name the mandatory emails', async () => {
    renderPreferences();
    const orderUpdates = await findSwitch('Order updates');
    expect(orderUpdates).toBeChecked();
    expect(orderUpdates).toHaveAccessibleDescription('When an order is packed, on its way and delivered.');
    expect(await findSwitch('Back in stock')).toBeChecked();
    expect(screen.getByText('Receipts, refunds and security alerts are always sent.')).toBeVisible();
  });

  it('have low-stock mails for those who keep the catalogue alone', async () => {
    const { unmount } = renderPreferences();
    await findSwitch('Back in stock');
    expect(screen.queryByRole('switch', { name: 'Low stock' })).not.toBeInTheDocument();
    unmount();
    const { user, requests } = renderPreferences({ permissions: ['CATALOGUE'] });
    await user.click(await findSwitch('Low stock'));
    expect(requests.at(-1)?.variables).toEqual({ input: { lowStock: false } });
  });

  it('save one at once', async () => {
    const { user, requests } = renderPreferences();
    await user.click(await findSwitch('Order updates'));
    expect(await findSwitch('Order updates')).not.toBeChecked();
    expect(await findSwitch('Back in stock')).toBeChecked();
    expect(requests.at(-1)?.variables).toEqual({ input: { orderUpdates: false } });
    await user.keyboard(' ');
    await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ input: { orderUpdates: true } }));
    expect(await findSwitch('Order updates')).toBeChecked();
  });

  it('go back when they can not be saved', async () => {
    const { user } = renderPreferences({ isOffline: true });
    await user.click(await findSwitch('Back in stock'));
    await waitFor(() => expect(toastStore.read()).toHaveLength(1));
    expect(await findSwitch('Back in stock')).toBeChecked();
  });
});
