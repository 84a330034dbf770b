import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeOrderLine, fakePayment, fakeRefund, fakeRefundRequest } from '../../../shop/orders/order.fixtures.ts';
import { fakeConnection } from '../../../relay/testing/fakeConnection.ts';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { fakeBoardOrder, renderBoard } from '../../orders/board/board.fixtures.tsx';
import refundRequestsPage, { type RefundRequestsPageQuery } from './__generated__/RefundRequestsPageQuery.graphql.ts';
import { refundRequestsVariables } from './refundRequestsUrl.ts';
import { RefundRequestsPage } from './RefundRequestsPage.tsx';

const payment = fakePayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' });
const twoPieces = {
  amount: 8000,
  lines: [{ __typename: 'RefundRequestLine', quantity: 2, orderLine: fakeOrderLine('ol_1', { quantity: 3 }) }],
};
const orderWith = (request: object) =>
  fakeBoardOrder(1, 'DELIVERED', {
    payment,
    lines: [fakeOrderLine('ol_1', { quantity: 3 })],
    refundRequests: [fakeRefundRequest({ ...twoPieces, ...request })],
  });

/** The dialog of an order with one request; the decision replaces the request. */
async function renderRequest(mutation: string, answer: (order: object) => object, decided: object = {}) {
  let order = orderWith({});
  const inputs: object[] = [];
  const rendered = renderBoard({
    orders: () => [order],
    at: '/dashboard/orders/ord_1',
    mutations: {
      [mutation]: ({ refundLines, ...input }) => {
        inputs.push({
          ...input,
          ...(refundLines != null && { refundLines: (refundLines as object[]).map((line) => ({ ...line })) }),
        });
        order = orderWith(decided);
        return answer(order);
      },
    },
  });
  const dialog = await findDialog('Order');
  const part = within(await dialog.findByRole('region', { name: 'Reported problems' }));
  return { ...rendered, dialog, part, inputs };
}

describe('A refund request in the order of an admin', () => {
  it('is approved with fewer pieces and a note, and says how much cash to hand back', async () => {
    const refund = { __typename: 'Refund', amount: 4000, status: 'SUCCEEDED' };
    const { user, part, inputs } = await renderRequest(
      'refundRequestApprove',
      (order) => ({ __typename: 'RefundRequestApprovePayload', order }),
      { status: 'APPROVED', refund, decisionNote: 'Sorry' },
    );
    expect(part.getByText('₹80 in all')).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Approve' }));
    const form = await findDialog('Approve this request?');
    expect(form.getByText('Hand ₹80 back in cash.')).toBeVisible();
    await user.selectOptions(form.getByRole('combobox', { name: 'Toor dal (up to 2)' }), '1');
    expect(form.getByText('Hand ₹40 back in cash.')).toBeVisible();
    await user.type(form.getByLabelText('Note (optional)'), 'Sorry');
    await user.click(form.getByRole('button', { name: 'Approve and refund' }));
    expect(await part.findByText('Your note: Sorry')).toBeVisible();
    expect(inputs).toEqual([
      {
        ...{ refundRequestId: 'rreq_1', method: 'ORIGINAL_PAYMENT', note: 'Sorry' },
        refundLines: [{ orderLineId: 'ol_1', quantity: 1, reason: 'DAMAGED', restockType: 'DISCARD' }],
      },
    ]);
    await waitFor(() => expect(part.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument());
  });

  it('takes along what rounding has left of the cash, and hands whole rupees back', async () => {
    const lines = [{ __typename: 'RefundRequestLine', quantity: 2, orderLine: fakeOrderLine('ol_1', { price: 2850 }) }];
    const order = fakeBoardOrder(1, 'DELIVERED', {
      ...{ payment: { ...payment, refunds: [fakeRefund({ roundOff: 50 })] }, roundOff: 50 },
      lines: [fakeOrderLine('ol_1', { quantity: 2, price: 2850 })],
      refundRequests: [fakeRefundRequest({ amount: 5700, lines })],
    });
    const { user } = renderBoard({ orders: () => [order], at: '/dashboard/orders/ord_1' });
    const part = within(await (await findDialog('Order')).findByRole('region', { name: 'Reported problems' }));
    await user.click(part.getByRole('button', { name: 'Approve' }));
    const form = await findDialog('Approve this request?');
    expect(form.getByText('Hand ₹57 back in cash.')).toBeVisible();
    await user.selectOptions(form.getByRole('combobox', { name: /up to 2/ }), '1');
    expect(form.getByText('Hand ₹29 back in cash.')).toBeVisible();
  });

  it('is declined only with a note', async () => {
    const { user, part, inputs } = await renderRequest(
      'refundRequestDecline',
      (order) => ({ __typename: 'RefundRequestDeclinePayload', order }),
      { status: 'DECLINED', decisionNote: 'It is fresh' },
    );
    await user.click(part.getByRole('button', { name: 'Decline' }));
    const form = await findDialog('Decline this request?');
    await user.click(form.getByRole('button', { name: 'Decline request' }));
    expect(form.getByLabelText('Note to the shopper')).toHaveAccessibleDescription('Tell the shopper why');
    expect(inputs).toEqual([]);
    await user.type(form.getByLabelText('Note to the shopper'), ' It is fresh ');
    await user.click(form.getByRole('button', { name: 'Decline request' }));
    expect(await part.findByText('Your note: It is fresh')).toBeVisible();
    expect(inputs).toEqual([{ refundRequestId: 'rreq_1', note: 'It is fresh' }]);
  });

  it('says that a colleague has decided it', async () => {
    const message = 'This refund request was already declined';
    const { user, part } = await renderRequest('refundRequestApprove', () => ({
      __typename: 'RefundRequestDecidedError',
      message,
      refundRequest: fakeRefundRequest(twoPieces),
    }));
    await user.click(part.getByRole('button', { name: 'Approve' }));
    const form = await findDialog('Approve this request?');
    await user.click(form.getByRole('button', { name: 'Approve and refund' }));
    expect(await form.findByText(message)).toBeVisible();
  });
});

describe('The list of refund requests', () => {
  function renderList(at: string, requests: Array<ReturnType<typeof fakeRefundRequest> & { id: string }>) {
    const asked: object[] = [];
    return {
      asked,
      ...renderWithRelay({
        resolvers: () => ({
          Query: {
            refundRequests: (
              _root,
              { statuses, sort, ...paging }: { statuses: string[]; sort: string; first: number; after?: string | null },
            ) => {
              if (paging.first > 0) asked.push({ statuses, sort });
              return fakeConnection(
                requests.filter(({ status }) => statuses.includes(status)),
                paging,
              );
            },
          },
        }),
        routes: [
          {
            path: '/dashboard/refund-requests',
            loader: preload<RefundRequestsPageQuery>(refundRequestsPage, refundRequestsVariables, 'store-and-network'),
            Component: RefundRequestsPage,
          },
        ],
        at,
      }),
    };
  }
  const order = { __typename: 'Order', id: 'order_1', number: 7 };

  it('shows open ones first come first, and leads to their orders', async () => {
    const { user, asked } = renderList('/dashboard/refund-requests', [
      fakeRefundRequest({ order, photos: [{ __typename: 'RefundRequestPhoto', id: 'photo_1' }] }),
    ]);
    const row = within(await screen.findByRole('row', { name: /^#7/ }));
    expect(row.getByRole('link', { name: '#7' })).toHaveAttribute('href', '/dashboard/orders/order_1');
    expect(row.getByText('Damaged or leaking: 1 × Toor dal')).toBeVisible();
    expect(row.getByText('1 photo')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Which requests' }));
    expect(tabs.getByRole('link', { name: 'Open 1' })).toHaveAttribute('aria-current', 'page');
    await user.click(tabs.getByRole('link', { name: 'Decided' }));
    expect(await screen.findByText('Nothing decided yet')).toBeVisible();
    expect(asked).toEqual([
      { statuses: ['OPEN'], sort: 'OLDEST' },
      { statuses: ['APPROVED', 'DECLINED'], sort: 'NEWEST' },
    ]);
  });

  it('says when there is nothing to decide', async () => {
    renderList('/dashboard/refund-requests', []);
    expect(await screen.findByText('Nothing to decide')).toBeVisible();
  });
});
