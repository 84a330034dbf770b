import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { fakeOrder, fakePayment, fakeRefund } from './order.fixtures.ts';
import { renderOrder } from './orderPage.fixtures.tsx';

describe('Cancelling an order', () => {
  const open = async (user: ReturnType<typeof renderOrder>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    return findDialog('Cancel this order?');
  };

  it('asks for a reason, says what is refunded, and moves the focus to the timeline', async () => {
    const payment = fakePayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' });
    let order = fakeOrder(['PLACED'], { paymentMethod: 'ONLINE', payment });
    const inputs: object[] = [];
    const { user } = renderOrder(
      () => order,
      (input) => {
        inputs.push(input);
        order = fakeOrder(['PLACED', 'CANCELLED'], {
          paymentMethod: 'ONLINE',
          payment: { ...payment, refunds: [fakeRefund({ amount: 41_200, reason: 'CANCELLED' })] },
        });
        return { __typename: 'OrderCancelPayload', order };
      },
    );
    const dialog = await open(user);
    expect(dialog.getByText(/^We’ll refund ₹412 the way you paid/)).toBeVisible();
    expect(dialog.getByLabelText('Reason (optional)')).toHaveAttribute('maxlength', '200');
    await user.type(dialog.getByLabelText('Reason (optional)'), ' Ordered twice ');
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));

    expect(await screen.findByText('Refund of ₹412 on its way')).toBeInTheDocument();
    expect(inputs).toEqual([{ orderId: 'ord_1', reason: 'Ordered twice' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Order cancelled')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Order status' })).toHaveFocus());
  });

  it.each([
    ['CASH_ON_DELIVERY', 'PLACED', 'You won’t be charged.'],
    ['ONLINE', 'PENDING_PAYMENT', 'You haven’t paid yet, so you won’t be charged.'],
  ] as const)('moves no money of an order by %s that is %s', async (paymentMethod, status, words) => {
    const { user } = renderOrder(() => fakeOrder([status], { paymentMethod }));
    const dialog = await open(user);
    expect(dialog.getByText(words)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveFocus());
  });

  it('shows why it is too late, and the order’s present state', async () => {
    const message = 'An order that is packed can’t become cancelled';
    const { user } = renderOrder(
      () => fakeOrder(['PLACED']),
      () => ({ __typename: 'OrderTransitionError', message, currentOrder: fakeOrder(['PLACED', 'PACKED']) }),
    );
    const dialog = await open(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    await user.click(dialog.getByText('Close'));
    expect(screen.getByText('Your order is packed and ready to go.')).toBeVisible();
  });

  it('says that it is too late when the order is packed while the dialog is open', async () => {
    let order = fakeOrder(['PLACED']);
    const { user, publish } = renderOrder(() => order);
    const dialog = await open(user);
    order = fakeOrder(['PLACED', 'PACKED']);
    await publish();
    expect(await dialog.findByRole('alert')).toHaveTextContent('This order can no longer be cancelled.');
  });

  it('says that an order does not exist', async () => {
    const { user } = renderOrder(
      () => fakeOrder(['PLACED']),
      () => ({ __typename: 'OrderNotFoundError', message: 'We can’t find this order' }),
    );
    const dialog = await open(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText('We can’t find this order')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeEnabled();
  });

  it('shows beside the reason why it was rejected', async () => {
    const issues = [{ path: 'reason', message: 'Reason must be plain text' }];
    const { user } = renderOrder(
      () => fakeOrder(['PLACED']),
      () => ({ __typename: 'InvalidInputError', message: 'Please check the marked fields.', issues }),
    );
    const dialog = await open(user);
    await user.type(dialog.getByLabelText('Reason (optional)'), 'Because');
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Reason (optional)')).toHaveAccessibleDescription('Reason must be plain text'),
    );
  });
});
