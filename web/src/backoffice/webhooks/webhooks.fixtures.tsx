import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import webhookPage, { type WebhookPageQuery } from './__generated__/WebhookPageQuery.graphql.ts';
import webhooksPage, { type WebhooksPageQuery } from './__generated__/WebhooksPageQuery.graphql.ts';
import { WebhookPage } from './WebhookPage.tsx';
import { WebhooksPage } from './WebhooksPage.tsx';

type Fields = Record<string, unknown>;
type Paging = Parameters<typeof fakeConnection>[1];
type FakeWebhook = ReturnType<typeof fakeWebhook>;
type FakeWebhookDelivery = ReturnType<typeof fakeWebhookDelivery>;

interface WebhooksOptions {
  webhooks: () => readonly FakeWebhook[];
  /** The deliveries of each webhook, the newest first. */
  messages?: () => readonly FakeWebhookDelivery[];
  at?: string;
  /** The result of each mutation, by its field. */
  mutations?: Record<string, (input: Fields) => object>;
}

/** For tests: the webhook `hook_<number>`. */
export function fakeWebhook(number: number, fields: Fields = {}) {
  return {
    __typename: 'WebhookEndpoint',
    id: `hook_${number}`,
    url: `https://hooks.example/${number}`,
    description: '',
    statuses: ['PLACED', 'CANCELLED'],
    isEnabled: true,
    failureCount: 0,
    failingSince: null,
    disabledAt: null,
    disabledReason: null,
    ...fields,
  };
}

/** For tests: the delivered message `msg_<number>` about the order of that number. */
export function fakeWebhookDelivery(number: number, fields: Fields = {}) {
  return {
    __typename: 'WebhookDelivery',
    id: `msg_${number}`,
    type: 'order.placed',
    status: 'DELIVERED',
    order: { __typename: 'Order', id: `order_${number}`, number },
    body: '{"type":"order.placed"}',
    attempts: [{ createdAt: '2026-01-15T10:30:00.000Z', statusCode: 204, failure: null, duration: 120 }],
    createdAt: '2026-01-15T10:30:00.000Z',
    completedAt: '2026-01-15T10:30:00.000Z',
    ...fields,
  };
}

/** For tests: the list and the pages of webhooks; `inputs` lists the inputs of mutations. */
export function renderWebhooks({ webhooks, messages = () => [], at, mutations = {} }: WebhooksOptions) {
  const inputs: Fields[] = [];
  const withLog = (webhook: FakeWebhook) => ({
    ...webhook,
    deliveries: (paging: Paging) => fakeConnection(messages(), paging),
  });
  const find = (_root: never, { id }: { id: string }) => {
    const found = webhooks().find((webhook) => webhook.id === id);
    return found ? withLog(found) : null;
  };
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        webhookEndpoints: (_root, paging: Paging) => fakeConnection(webhooks().map(withLog), paging),
        webhookEndpoint: find,
        node: find,
        nodes: (_root, { ids }: { ids: string[] }) => messages().filter(({ id }) => ids.includes(id)),
      },
      Mutation: Object.fromEntries(
        Object.entries(mutations).map(([field, answer]) => [
          field,
          (_root: unknown, { input }: { input: Fields }) => {
            inputs.push({ ...input });
            return answer(input);
          },
        ]),
      ),
    }),
    routes: [
      {
        path: '/dashboard/webhooks',
        loader: preload<WebhooksPageQuery>(webhooksPage, () => ({})),
        Component: WebhooksPage,
      },
      {
        path: '/dashboard/webhooks/:webhookId',
        loader: preload<WebhookPageQuery>(webhookPage, ({ params }) => ({ id: params['webhookId'] ?? '' })),
        Component: WebhookPage,
      },
    ],
    at: at ?? '/dashboard/webhooks',
  });
  return { ...rendered, inputs };
}
