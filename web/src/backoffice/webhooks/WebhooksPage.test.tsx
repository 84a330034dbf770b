import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { renderWebhooks, fakeWebhook } from './webhooks.fixtures.tsx';

const SECRET = 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=';

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Webhooks' }))
    .getAllByRole('row')
    .slice(1);
const openForm = async (user: ReturnType<typeof renderWebhooks>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  return findDialog('Add webhook');
};

describe('WebhooksPage', () => {
  it('lists the webhooks with their order states and their state', async () => {
    const statuses =
      'PENDING_PAYMENT PLACED CONFIRMED PICKING PACKED OUT_FOR_DELIVERY DELIVERY_FAILED DELIVERED CANCELLED PAYMENT_FAILED REFUNDED';
    renderWebhooks({
      webhooks: () => [
        fakeWebhook(1, { description: 'The warehouse', statuses: ['CANCELLED', 'PLACED'] }),
        fakeWebhook(2, { statuses: statuses.split(' '), failingSince: '2026-01-15T10:30:00.000Z', failureCount: 3 }),
        fakeWebhook(3, { disabledAt: '2026-01-15T10:30:00.000Z', disabledReason: '20 attempts in a row have failed.' }),
        fakeWebhook(4, { disabledAt: '2026-01-15T10:30:00.000Z' }),
      ],
    });
    const [working, failing, given, disabled] = await rows();
    expect(working).toHaveTextContent(/hooks\.example\/1The warehouse.*Placed, CancelledWorking$/);
    expect(failing).toHaveTextContent(/All statesFailingSince 15 Jan 2026.*, 3 failed attempts$/);
    expect(given).toHaveTextContent(/DisabledSince 15 Jan 2026.*20 attempts in a row have failed\.$/);
    expect(disabled).toHaveTextContent(/DisabledSince 15 Jan 2026[^.]*$/);
    expect(within(working as HTMLElement).getByRole('link')).toHaveAttribute('href', '/dashboard/webhooks/hook_1');
    await waitFor(() => expect(document.title).toBe('Webhooks · Kirana'));
  });

  it('says that there is none', async () => {
    renderWebhooks({ webhooks: () => [] });
    expect(await screen.findByText('No webhooks yet')).toBeVisible();
  });

  it('creates one, and shows its secret once', async () => {
    const { user, inputs } = renderWebhooks({
      webhooks: () => [],
      mutations: {
        webhookEndpointCreate: (input) => ({
          __typename: 'WebhookEndpointCreatePayload',
          secret: SECRET,
          endpoint: fakeWebhook(7, { url: input['url'], statuses: input['statuses'] }),
        }),
      },
    });
    const form = await openForm(user);
    await user.type(form.getByLabelText('URL'), ' https://hooks.example/new');
    expect(form.getByRole('button', { name: 'Add webhook' })).toBeDisabled();
    await user.click(form.getByRole('checkbox', { name: 'Packed' }));
    await user.click(form.getByRole('checkbox', { name: 'Placed' }));
    await user.click(form.getByRole('button', { name: 'Add webhook' }));
    const shown = await findDialog('Webhook added');
    expect(shown.getByRole('group', { name: 'Signing secret' })).toHaveTextContent(SECRET);
    await user.click(shown.getByRole('button', { name: 'Copy secret' }));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await user.click(shown.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(inputs).toEqual([{ url: 'https://hooks.example/new', description: '', statuses: ['PLACED', 'PACKED'] }]);
    expect((await rows())[0]).toHaveTextContent('https://hooks.example/newOrder states: Placed, Packed');
    const again = await openForm(user);
    expect(again.getByLabelText('URL')).toHaveValue('');
  });

  it('has one checkbox for all states', async () => {
    const { user } = renderWebhooks({ webhooks: () => [] });
    const form = await openForm(user);
    const all = form.getByRole('checkbox', { name: 'All' });
    await user.click(form.getByRole('checkbox', { name: 'Delivered' }));
    expect(all).toBePartiallyChecked();
    await user.click(all);
    for (const box of form.getAllByRole('checkbox')) expect(box).toBeChecked();
    await user.click(all);
    for (const box of form.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(form.getByText('Choose at least one state.')).toBeVisible();
  });

  it('shows beside the field why a URL was rejected', async () => {
    const message = 'URL must point to a server on the public internet';
    const { user } = renderWebhooks({
      webhooks: () => [],
      mutations: {
        webhookEndpointCreate: () => ({ __typename: 'InvalidInputError', message, issues: [{ path: 'url', message }] }),
      },
    });
    const form = await openForm(user);
    await user.click(form.getByRole('checkbox', { name: 'All' }));
    const url = form.getByLabelText('URL');
    await user.type(url, 'https://10.0.0.1/{Enter}');
    await waitFor(() => expect(url).toHaveAccessibleDescription(message));
    expect(url).toHaveFocus();
  });

  it('shows when no more webhooks can be created', async () => {
    const message = 'The shop can have 20 webhooks. Delete one to add another.';
    const { user } = renderWebhooks({
      webhooks: () => [],
      mutations: { webhookEndpointCreate: () => ({ __typename: 'TooManyWebhookEndpointsError', message }) },
    });
    const form = await openForm(user);
    await user.click(form.getByRole('checkbox', { name: 'All' }));
    await user.type(form.getByLabelText('URL'), 'https://hooks.example/{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
