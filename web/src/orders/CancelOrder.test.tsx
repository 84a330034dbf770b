import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../ui/findDialog.ts';
import { testOrder, testPayment, testRefund } from './testOrder.ts';
import { part, renderOrder } from './testOrderPage.tsx';

describe('Cancelling an order', () => {
  const open = async (user: ReturnType<typeof renderOrder>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    return findDialog('Cancel this order?');
  };

  it('asks for a reason, says what becomes of the money, and leaves the focus at what happened', async () => {
    const payment = testPayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' });
    let order = testOrder(['PLACED'], { paymentMethod: 'ONLINE', payment });
    const inputs: object[] = [];
    const { user } = renderOrder(
      () => order,
      (input) => {
        inputs.push(input);
        order = testOrder(['PLACED', 'CANCELLED'], {
          paymentMethod: 'ONLINE',
          payment: { ...payment, refunds: [testRefund({ amount: 41_200, reason: 'CANCELLED' })] },
        });
        return { __typename: 'OrderCancelPayload', order };
      },
    );
    const dialog = await open(user);
    expect(dialog.getByText(/^₹412 goes back to you the way you paid/)).toBeVisible();
    expect(dialog.getByLabelText('Reason (optional)')).toHaveAttribute('maxlength', '200');
    await user.type(dialog.getByLabelText('Reason (optional)'), ' Ordered twice ');
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));

    expect(await screen.findByText('₹412 on its way back to you')).toBeInTheDocument();
    expect(inputs).toEqual([{ orderId: 'ord_1', reason: 'Ordered twice' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Order cancelled')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'What happened' })).toHaveFocus());
  });

  it.each([
    ['CASH_ON_DELIVERY', 'PLACED', 'There is nothing to pay then.'],
    ['ONLINE', 'PENDING_PAYMENT', 'Nothing was paid, so no money has to go back.'],
  ] as const)('moves no money of an order by %s that is %s', async (paymentMethod, status, words) => {
    const { user } = renderOrder(() => testOrder([status], { paymentMethod }));
    const dialog = await open(user);
    expect(dialog.getByText(words)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveFocus());
  });

  it('says why it is too late, and shows the order as it is by then', async () => {
    const message = "An order that is packed can't become cancelled";
    const { user } = renderOrder(
      () => testOrder(['PLACED']),
      () => ({ __typename: 'OrderTransitionError', message, order: testOrder(['PLACED', 'PACKED']) }),
    );
    const dialog = await open(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    await user.click(dialog.getByText('Close'));
    expect((await part('What happened')).getByText('Your order is packed.')).toBeVisible();
  });

  it('says so when the order gets too far while the question stands', async () => {
    let order = testOrder(['PLACED']);
    const { user, tell } = renderOrder(() => order);
    const dialog = await open(user);
    order = testOrder(['PLACED', 'PACKED']);
    await tell();
    expect(await dialog.findByRole('alert')).toHaveTextContent('This order can no longer be cancelled.');
  });

  it('says that an order is gone', async () => {
    const { user } = renderOrder(
      () => testOrder(['PLACED']),
      () => ({ __typename: 'OrderGoneError', message: 'This order can no longer be found' }),
    );
    const dialog = await open(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText('This order can no longer be found')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeEnabled();
  });

  it('says what is wrong with a reason beside it', async () => {
    const issues = [{ path: 'reason', message: 'Reason must be plain text' }];
    const { user } = renderOrder(
      () => testOrder(['PLACED']),
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
