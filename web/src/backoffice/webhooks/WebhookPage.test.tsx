import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { renderWebhooks, fakeWebhookDelivery, fakeWebhook } from './webhooks.fixtures.tsx';

const at = '/dashboard/webhooks/hook_1';
const log = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const cards = async () =>
  (await log()).getAllByRole('button', { name: /^Send (again|now):/ }).map((button) => button.closest('li'));

afterEach(() => vi.useRealTimers());

describe('WebhookPage', () => {
  it('lists the deliveries, with the attempts and the body of an opened one', async () => {
    const attempts = [
      { createdAt: '2026-01-15T10:32:00.000Z', statusCode: 503, failure: null, duration: 1234 },
      { createdAt: '2026-01-15T10:31:00.000Z', statusCode: null, failure: 'its server hung up', duration: 20 },
    ];
    const { user } = renderWebhooks({
      webhooks: () => [fakeWebhook(1, { description: 'The warehouse' })],
      messages: () => [
        fakeWebhookDelivery(3, { type: 'ping', status: 'PENDING', order: null, body: null, attempts: [] }),
        fakeWebhookDelivery(2, { status: 'FAILED', attempts }),
        fakeWebhookDelivery(1),
      ],
      at,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'https://hooks.example/1' })).toBeVisible();
    expect(screen.getByText('The warehouse')).toBeVisible();
    expect(screen.getByText('Order states: Placed, Cancelled')).toBeVisible();
    const [ping, failed, delivered] = await cards();
    expect(ping).toHaveTextContent(/Waitingping.*Send nowNo attempts yet/);
    expect(failed).toHaveTextContent(/Failedorder\.placedOrder #2/);
    expect(within(failed as HTMLElement).getByRole('link')).toHaveAttribute('href', '/dashboard/orders/order_2');
    await user.click(within(failed as HTMLElement).getByText('2 attempts'));
    expect(failed).toHaveTextContent(/Answered 503 · 1.2 s · .*its server hung up · 20 ms/);
    expect(within(failed as HTMLElement).getByRole('region', { name: 'Body' })).toHaveTextContent(
      '{ "type": "order.placed" }',
    );
    expect(delivered).toHaveTextContent(/Delivered.*1 attempt/);
  });

  it('says that nothing was sent yet', async () => {
    renderWebhooks({ webhooks: () => [fakeWebhook(1)], at });
    expect(await screen.findByText('Nothing sent yet')).toBeVisible();
  });

  it('loads further deliveries on demand', async () => {
    const messages = Array.from({ length: 25 }, (_, index) => fakeWebhookDelivery(25 - index));
    const { user } = renderWebhooks({ webhooks: () => [fakeWebhook(1)], messages: () => messages, at });
    expect(await cards()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await cards()).toHaveLength(25));
  });

  it('sends a test, adds it to the top of the log, and polls its state', async () => {
    let messages = [fakeWebhookDelivery(1)];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { user, inputs } = renderWebhooks({
      webhooks: () => [fakeWebhook(1)],
      messages: () => messages,
      mutations: {
        webhookEndpointPing: () => {
          const ping = fakeWebhookDelivery(2, {
            type: 'ping',
            status: 'PENDING',
            order: null,
            body: null,
            attempts: [],
          });
          messages = [ping, ...messages];
          return { __typename: 'WebhookEndpointPingPayload', deliveryEdge: { cursor: 'x', node: ping } };
        },
      },
      at,
    });
    await user.click(await screen.findByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText('A test is on its way')).toBeInTheDocument();
    expect(inputs).toEqual([{ endpointId: 'hook_1' }]);
    expect((await cards())[0]).toHaveTextContent(/Waitingping/);
    messages = [fakeWebhookDelivery(2, { type: 'ping', order: null }), ...messages.slice(1)];
    vi.advanceTimersByTime(3000);
    await waitFor(async () => expect((await cards())[0]).toHaveTextContent(/Deliveredping.*1 attempt/));
  });

  it('redelivers a failed message', async () => {
    const { user, inputs } = renderWebhooks({
      webhooks: () => [fakeWebhook(1)],
      messages: () => [fakeWebhookDelivery(1, { status: 'FAILED' })],
      mutations: {
        webhookDeliveryRedeliver: () => ({
          __typename: 'WebhookDeliveryRedeliverPayload',
          delivery: fakeWebhookDelivery(1, { status: 'PENDING', completedAt: null }),
        }),
      },
      at,
    });
    await user.click(await screen.findByRole('button', { name: 'Send again: order.placed, Order #1' }));
    expect(await screen.findByText('The message is on its way')).toBeInTheDocument();
    expect(inputs).toEqual([{ deliveryId: 'msg_1' }]);
    expect(await screen.findByRole('button', { name: 'Send now: order.placed, Order #1' })).toBeVisible();
  });

  it('shows why a message cannot be sent', async () => {
    const message = 'This webhook is disabled. Enable it to send messages.';
    const { user } = renderWebhooks({
      webhooks: () => [fakeWebhook(1)],
      messages: () => [fakeWebhookDelivery(1)],
      mutations: { webhookDeliveryRedeliver: () => ({ __typename: 'WebhookEndpointDisabledError', message }) },
      at,
    });
    await user.click(await screen.findByRole('button', { name: /^Send again/ }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('changes its URL and states', async () => {
    const { user, inputs } = renderWebhooks({
      webhooks: () => [fakeWebhook(1)],
      mutations: {
        webhookEndpointUpdate: (input) => ({
          __typename: 'WebhookEndpointUpdatePayload',
          endpoint: fakeWebhook(1, { url: input['url'], statuses: input['statuses'] }),
        }),
      },
      at,
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const form = await findDialog('Edit webhook');
    await user.type(form.getByLabelText('URL'), '/more');
    await user.click(form.getByRole('checkbox', { name: 'Cancelled' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Webhook changed')).toBeInTheDocument();
    expect(inputs).toEqual([
      {
        endpointId: 'hook_1',
        url: 'https://hooks.example/1/more',
        description: '',
        statuses: ['PLACED'],
        isEnabled: true,
      },
    ]);
    expect(await screen.findByText('Order states: Placed')).toBeInTheDocument();
  });

  it('disables it after a confirmation, and enables it again without one', async () => {
    const { user, inputs } = renderWebhooks({
      webhooks: () => [fakeWebhook(1)],
      mutations: {
        webhookEndpointUpdate: ({ isEnabled }) => ({
          __typename: 'WebhookEndpointUpdatePayload',
          endpoint: fakeWebhook(1, { isEnabled, disabledAt: isEnabled === true ? null : '2026-01-15T10:30:00.000Z' }),
        }),
      },
      at,
    });
    await user.click(await screen.findByRole('button', { name: 'Disable' }));
    const question = await findDialog('Disable this webhook?');
    expect(inputs).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('Webhook disabled')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Send a test' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Enable again' }));
    expect(await screen.findByText('Webhook enabled')).toBeInTheDocument();
    expect(inputs).toMatchObject([{ isEnabled: false }, { isEnabled: true }]);
    expect(screen.getByText('Working')).toBeVisible();
  });

  it('shows a new secret once, after a confirmation', async () => {
    const { user, inputs } = renderWebhooks({
      webhooks: () => [fakeWebhook(1)],
      mutations: {
        webhookEndpointRotateSecret: () => ({ __typename: 'WebhookEndpointRotateSecretPayload', secret: 'whsec_bmV3' }),
      },
      at,
    });
    await user.click(await screen.findByRole('button', { name: 'New secret' }));
    const question = await findDialog('Create a new secret?');
    expect(inputs).toEqual([]);
    await user.click(question.getByRole('button', { name: 'New secret' }));
    const shown = await findDialog('New secret');
    expect(shown.getByRole('group', { name: 'Signing secret' })).toHaveTextContent('whsec_bmV3');
  });

  it('deletes it after a confirmation, and returns to the list', async () => {
    let webhooks = [fakeWebhook(1), fakeWebhook(2)];
    const { user, router } = renderWebhooks({
      webhooks: () => webhooks,
      mutations: {
        webhookEndpointDelete: () => {
          webhooks = webhooks.slice(1);
          return { __typename: 'WebhookEndpointDeletePayload', deletedWebhookEndpointId: 'hook_1' };
        },
      },
      at,
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await findDialog('Delete this webhook?');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    const table = within(await screen.findByRole('table', { name: 'Webhooks' }));
    expect(table.getAllByRole('link').map((link) => link.textContent)).toEqual(['https://hooks.example/2']);
    expect(router.state.location.pathname).toBe('/dashboard/webhooks');
  });

  it('says when it does not exist', async () => {
    renderWebhooks({ webhooks: () => [], at });
    expect(await screen.findByRole('heading', { level: 1, name: 'This webhook doesn’t exist' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All webhooks' })).toHaveAttribute('href', '/dashboard/webhooks');
  });
});
