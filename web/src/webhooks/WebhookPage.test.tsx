import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findDialog } from '../ui/findDialog.ts';
import { renderWebhooks, testMessage, testWebhook } from './testWebhooks.tsx';

const at = '/dashboard/webhooks/hook_1';
const log = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const cards = async () =>
  (await log()).getAllByRole('button', { name: /^Send (again|now):/ }).map((button) => button.closest('li'));

afterEach(() => vi.useRealTimers());

describe('WebhookPage', () => {
  it('says what was sent, with each attempt and the body for whoever opens it', async () => {
    const attempts = [
      { at: '2026-01-15T10:32:00.000Z', statusCode: 503, failure: null, duration: 1234 },
      { at: '2026-01-15T10:31:00.000Z', statusCode: null, failure: 'its server hung up', duration: 20 },
    ];
    const { user } = renderWebhooks({
      webhooks: () => [testWebhook(1, { description: 'The warehouse' })],
      messages: () => [
        testMessage(3, { type: 'ping', state: 'WAITING', order: null, body: null, attempts: [] }),
        testMessage(2, { state: 'FAILED', attempts }),
        testMessage(1),
      ],
      at,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'https://hooks.example/1' })).toBeVisible();
    expect(screen.getByText('The warehouse')).toBeVisible();
    expect(screen.getByText('Is told of: Placed, Cancelled')).toBeVisible();
    const [ping, failed, delivered] = await cards();
    expect(ping).toHaveTextContent(/Waitingping.*Send nowNo attempt yet/);
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
    renderWebhooks({ webhooks: () => [testWebhook(1)], at });
    expect(await screen.findByText('Nothing was sent yet')).toBeVisible();
  });

  it('shows further messages on request', async () => {
    const messages = Array.from({ length: 25 }, (_, index) => testMessage(25 - index));
    const { user } = renderWebhooks({ webhooks: () => [testWebhook(1)], messages: () => messages, at });
    expect(await cards()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await cards()).toHaveLength(25));
  });

  it('sends a test, which leads the log, and looks what becomes of it', async () => {
    let messages = [testMessage(1)];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { user, inputs } = renderWebhooks({
      webhooks: () => [testWebhook(1)],
      messages: () => messages,
      mutations: {
        webhookPing: () => {
          const ping = testMessage(2, { type: 'ping', state: 'WAITING', order: null, body: null, attempts: [] });
          messages = [ping, ...messages];
          return { __typename: 'WebhookPingPayload', deliveryEdge: { cursor: 'x', node: ping } };
        },
      },
      at,
    });
    await user.click(await screen.findByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText('A test is on its way')).toBeInTheDocument();
    expect(inputs).toEqual([{ endpointId: 'hook_1' }]);
    expect((await cards())[0]).toHaveTextContent(/Waitingping/);
    messages = [testMessage(2, { type: 'ping', order: null }), ...messages.slice(1)];
    vi.advanceTimersByTime(3000);
    await waitFor(async () => expect((await cards())[0]).toHaveTextContent(/Deliveredping.*1 attempt/));
  });

  it('sends a failed message again', async () => {
    const { user, inputs } = renderWebhooks({
      webhooks: () => [testWebhook(1)],
      messages: () => [testMessage(1, { state: 'FAILED' })],
      mutations: {
        webhookSendAgain: () => ({
          __typename: 'WebhookSendAgainPayload',
          delivery: testMessage(1, { state: 'WAITING', settledAt: null }),
        }),
      },
      at,
    });
    await user.click(await screen.findByRole('button', { name: 'Send again: order.placed, Order #1' }));
    expect(await screen.findByText('The message is on its way')).toBeInTheDocument();
    expect(inputs).toEqual([{ deliveryId: 'msg_1' }]);
    expect(await screen.findByRole('button', { name: 'Send now: order.placed, Order #1' })).toBeVisible();
  });

  it('says why a message can’t be sent', async () => {
    const message = 'This webhook is disabled. Enable it to send something.';
    const { user } = renderWebhooks({
      webhooks: () => [testWebhook(1)],
      messages: () => [testMessage(1)],
      mutations: { webhookSendAgain: () => ({ __typename: 'WebhookDisabledError', message }) },
      at,
    });
    await user.click(await screen.findByRole('button', { name: /^Send again/ }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('changes what was said of it', async () => {
    const { user, inputs } = renderWebhooks({
      webhooks: () => [testWebhook(1)],
      mutations: {
        webhookEdit: (input) => ({
          __typename: 'WebhookEditPayload',
          endpoint: testWebhook(1, { url: input['url'], statuses: input['statuses'] }),
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
    expect(await screen.findByText('Is told of: Placed')).toBeInTheDocument();
  });

  it('disables it after a question, and enables it again without one', async () => {
    const { user, inputs } = renderWebhooks({
      webhooks: () => [testWebhook(1)],
      mutations: {
        webhookEdit: ({ isEnabled }) => ({
          __typename: 'WebhookEditPayload',
          endpoint: testWebhook(1, { isEnabled, disabledAt: isEnabled === true ? null : '2026-01-15T10:30:00.000Z' }),
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

  it('shows a new secret once, after a question', async () => {
    const { user, inputs } = renderWebhooks({
      webhooks: () => [testWebhook(1)],
      mutations: {
        webhookRotateSecret: () => ({ __typename: 'WebhookRotateSecretPayload', secret: 'whsec_bmV3' }),
      },
      at,
    });
    await user.click(await screen.findByRole('button', { name: 'New secret' }));
    const question = await findDialog('Make a new secret?');
    expect(inputs).toEqual([]);
    await user.click(question.getByRole('button', { name: 'New secret' }));
    const shown = await findDialog('New secret');
    expect(shown.getByRole('group', { name: 'Signing secret' })).toHaveTextContent('whsec_bmV3');
  });

  it('deletes it after a question, and leads back to the others', async () => {
    let webhooks = [testWebhook(1), testWebhook(2)];
    const { user, router } = renderWebhooks({
      webhooks: () => webhooks,
      mutations: {
        webhookDelete: () => {
          webhooks = webhooks.slice(1);
          return { __typename: 'WebhookDeletePayload', deletedWebhookId: 'hook_1' };
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

  it('says so when it is gone', async () => {
    renderWebhooks({ webhooks: () => [], at });
    expect(await screen.findByRole('heading', { level: 1, name: 'This webhook is gone' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All webhooks' })).toHaveAttribute('href', '/dashboard/webhooks');
  });
});
