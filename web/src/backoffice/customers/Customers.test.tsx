import { mutationResolvers } from '../../relay/testing/mutationResolvers.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { connection } from '../../../mock/mocks.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { revalidateOnSessionChange } from '../../relay/SessionRoute.tsx';
import customerPage, { type CustomerPageQuery } from './__generated__/CustomerPageQuery.graphql.ts';
import customersPage, { type CustomersPageQuery } from './__generated__/CustomersPageQuery.graphql.ts';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../ui/testing/waitForDialogToClose.ts';
import { CustomerPage } from './CustomerPage.tsx';
import { CustomersPage } from './CustomersPage.tsx';
import { customersVariables } from './customersUrl.ts';

type Fields = Record<string, unknown> & { id: string };

const asha: Fields = {
  ...{ __typename: 'Customer', id: 'cust_1', name: 'Asha Rao', email: 'asha@kirana.example', mobile: '98310 12345' },
  ...{ city: 'Kolkata', isStaff: false, isEmailVerified: false, createdAt: '2026-01-02T10:00:00.000Z' },
  ...{ numberOfOrders: 12, amountSpent: 1_234_500, amountRefunded: 20_000, lastOrderAt: '2026-01-15T10:30:00.000Z' },
  ...{ isSuspended: false, isCashOnDeliveryBlocked: true, hasNotes: true, blocks: [] },
  addresses: [{ id: 'addr_1', line: '12 Park Street', city: 'Kolkata', label: 'HOME', receiverName: null }],
};
const ravi: Fields = {
  ...{ ...asha, id: 'cust_2', name: 'Ravi', email: 'ravi@kirana.example', mobile: null, city: null, isStaff: true },
  ...{ numberOfOrders: 0, amountSpent: 0, amountRefunded: 0, lastOrderAt: null, addresses: [] },
  ...{ isCashOnDeliveryBlocked: false, hasNotes: false },
};
const note = (id: string, body: string): Fields => ({
  ...{ __typename: 'CustomerNote', id, body, canUpdate: true, editedAt: null, createdAt: '2026-01-15T10:30:00.000Z' },
  author: { __typename: 'Actor', name: 'Ada' },
});
const order: Fields = {
  ...{ __typename: 'Order', id: 'order_1', number: 7, status: 'DELIVERED', placedAt: '2026-01-15T10:30:00.000Z' },
  bill: { __typename: 'Bill', quantity: 3, grandTotal: 45_000 },
  payment: { __typename: 'Payment', refunded: 20_000 },
  invoice: {
    __typename: 'Invoice',
    creditNotes: [{ __typename: 'CreditNote', number: 'CN/26-27/000001', total: 20_000 }],
  },
  refundRequests: [{ __typename: 'RefundRequest', id: 'rreq_1', status: 'OPEN' }],
};

const transaction = (id: string, fields: object = {}): Fields => ({
  ...{
    __typename: 'StoreCreditTransaction',
    id,
    event: 'ADJUSTMENT',
    amount: 5_000,
    balanceAfter: 5_000,
    note: 'Late',
  },
  ...{ orderId: null, orderNumber: null, createdAt: '2026-01-15T10:30:00.000Z' },
  ...{ actor: { __typename: 'Actor', name: 'Ada' }, ...fields },
});

type Input = Record<string, unknown>;

interface Asked {
  search: string | null;
  filter: object | null | undefined;
  sort: string;
  first: number;
}

interface CustomersServer {
  notes?: Fields[];
  mutations?: Record<string, (input: Input) => object>;
  customers?: Fields[];
  orders?: Fields[];
  transactions?: Fields[];
  at: string;
}

function renderCustomers({
  customers = [asha, ravi],
  orders = [order],
  notes = [],
  transactions = [],
  mutations = {},
  at,
}: CustomersServer) {
  const asked: unknown[] = [];
  const screens = renderWithRelay({
    resolvers: () => ({
      Query: {
        customers: (_root, { search, filter, sort, ...paging }: Asked) => {
          asked.push([search ?? null, filter ?? null, sort]);
          return connection(
            customers.filter(
              ({ name, isCashOnDeliveryBlocked }) =>
                String(name).includes(search ?? '') && (filter == null || isCashOnDeliveryBlocked === true),
            ),
            paging,
          );
        },
        customer: (_root, { id }: { id: string }) => customers.find((customer) => customer.id === id) ?? null,
      },
      Customer: {
        orders: (_customer, paging: { first: number }) => connection(orders, paging),
        notes: (_customer, paging: { first: number }) => connection(notes, paging),
        storeCredit: () => ({ balance: 5_000, transactions: connection(transactions, { first: 5 }) }),
      },
      Mutation: {
        exportAuthorize: () => ({ __typename: 'ExportAuthorizePayload' }),
        ...mutationResolvers(mutations),
      },
    }),
    routes: [
      {
        path: '/dashboard/customers',
        loader: preload<CustomersPageQuery>(customersPage, customersVariables),
        shouldRevalidate: ({ currentUrl, nextUrl, ...step }) =>
          currentUrl.search !== nextUrl.search || revalidateOnSessionChange({ currentUrl, nextUrl, ...step }),
        Component: CustomersPage,
      },
      {
        path: '/dashboard/customers/:customerId',
        loader: preload<CustomerPageQuery>(customerPage, ({ params }) => ({ id: params['customerId'] ?? '' })),
        Component: CustomerPage,
      },
    ],
    at,
  });
  return { ...screens, asked };
}

describe('the customers', () => {
  it('are listed with their orders, searched and sorted', async () => {
    const { user, asked } = renderCustomers({ at: '/dashboard/customers' });
    const table = within(await screen.findByRole('table', { name: 'Customers' }));
    expect(screen.getByText('2 customers')).toBeVisible();
    const [first, second] = table.getAllByRole('row').slice(1);
    expect(first).toHaveTextContent(
      /Asha Rao.*No cash.*Notes.*asha@kirana\.example.*98310 12345.*Kolkata.*₹12,345.*₹200/,
    );
    expect(second).toHaveTextContent(/Ravi.*Staff/);
    expect(table.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/dashboard/customers/cust_1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most spent');
    await waitFor(() => expect(asked.at(-1)).toEqual([null, null, 'MOST_SPENT']));
    await user.click(screen.getByRole('button', { name: 'Blocked' }));
    await waitFor(() => expect(asked.at(-1)).toEqual([null, { isBlocked: true }, 'MOST_SPENT']));
    expect(await screen.findByText('1 customer')).toBeVisible();
    const links: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      links.push(this.getAttribute('href') ?? '');
    });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(links).toEqual(['/customers.csv?isBlocked=true']));
    vi.restoreAllMocks();
    await user.type(screen.getByRole('searchbox', { name: 'Name, mobile or email' }), 'nobody');
    expect(await screen.findByText('No customers found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show everyone' }));
    expect(await screen.findByRole('link', { name: 'Ravi' })).toBeVisible();
  });
});

describe('a customer', () => {
  it('has figures, contacts, orders with refunds, and addresses', async () => {
    renderCustomers({ at: '/dashboard/customers/cust_1' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
    expect(screen.getByText('Email not confirmed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 98310 12345' })).toHaveAttribute('href', 'tel:9831012345');
    expect(screen.getByText('₹12,345')).toBeVisible();
    const orders = within(screen.getByRole('list', { name: 'Orders' }));
    expect(orders.getByRole('link', { name: 'Order #7' })).toHaveAttribute('href', '/dashboard/orders/order_1');
    expect(orders.getByText('₹200 refunded · Credit note CN/26-27/000001 ₹200')).toBeVisible();
    expect(orders.getByText('Refund request:')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Addresses' })).getByText('12 Park Street')).toBeVisible();
  });

  it('without orders, or that does not exist, has a message', async () => {
    const { user } = renderCustomers({ orders: [], at: '/dashboard/customers/cust_2' });
    expect(await screen.findByText('No orders yet.')).toBeVisible();
    expect(screen.getByText('No saved addresses.')).toBeVisible();
    expect(screen.getByText('Never')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Customers' }));
    expect(await screen.findByRole('link', { name: 'Ravi' })).toBeVisible();
  });

  it('that does not exist is not shown', async () => {
    renderCustomers({ at: '/dashboard/customers/cust_9' });
    expect(await screen.findByText('We couldn’t find this customer')).toBeVisible();
  });

  it('is blocked for a reason and allowed again; a refusal stays in the dialog', async () => {
    const inputs: Input[] = [];
    const block = { __typename: 'CustomerBlock', kind: 'ACCOUNT', reason: 'Stole a bag', author: null, liftedAt: null };
    const { user } = renderCustomers({
      mutations: {
        customerBlock: (input) => {
          inputs.push(input);
          if (input['reason'] === '') return { __typename: 'InvalidInputError', message: 'Enter a reason', issues: [] };
          const blocks = [{ ...block, createdAt: '2026-01-15T10:30:00.000Z' }];
          return { __typename: 'CustomerBlockPayload', customer: { ...asha, isSuspended: true, blocks } };
        },
        customerUnblock: (input) => {
          inputs.push(input);
          return { __typename: 'CustomerUnblockPayload', customer: { ...asha, isCashOnDeliveryBlocked: false } };
        },
      },
      at: '/dashboard/customers/cust_1',
    });
    await user.click(await screen.findByRole('button', { name: 'Suspend account' }));
    const question = await findDialog('Suspend this account?');
    await user.click(question.getByRole('button', { name: 'Suspend account' }));
    expect(await question.findByText('Enter a reason')).toBeVisible();
    await user.type(question.getByRole('textbox', { name: /Reason/ }), 'Stole a bag');
    await user.click(question.getByRole('button', { name: 'Suspend account' }));
    expect(await screen.findByText(/^Stole a bag · Deleted account/)).toBeVisible();
    expect(inputs.at(-1)).toEqual({ customerId: 'cust_1', kind: 'ACCOUNT', reason: 'Stole a bag' });
    await waitForDialogToClose();
    expect(screen.getByRole('button', { name: 'Reinstate account' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Allow cash' }));
    const second = await findDialog('Allow cash on delivery again?');
    await user.click(second.getByRole('button', { name: 'Allow cash' }));
    expect(await screen.findByText('Allowed')).toBeVisible();
    expect(inputs.at(-1)).toEqual({ customerId: 'cust_1', kind: 'CASH_ON_DELIVERY' });
  });

  it('has store credit, to which staff add an amount for a reason', async () => {
    const inputs: Input[] = [];
    const { user } = renderCustomers({
      transactions: [transaction('sctx_1')],
      mutations: {
        storeCreditAdjust: (input) => {
          inputs.push(input);
          return {
            __typename: 'StoreCreditAdjustPayload',
            storeCreditAccount: { __typename: 'StoreCreditAccount', balance: 7_550 },
            transactionEdge: {
              cursor: 'x',
              node: transaction('sctx_2', { amount: 2_550, balanceAfter: 7_550, note: 'Sorry' }),
            },
          };
        },
      },
      at: '/dashboard/customers/cust_1',
    });
    const list = within(await screen.findByRole('list', { name: 'Store credit' }));
    expect(list.getByRole('listitem')).toHaveTextContent(/Added by the shop\+₹50.*Balance ₹50Ada · Late/);
    await user.click(screen.getByRole('button', { name: 'Add or remove' }));
    const form = await findDialog('Change store credit');
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(form.getByText('Enter an amount, such as 50 or 49.50')).toBeVisible();
    const amount = form.getByRole('textbox', { name: 'Amount' });
    await user.type(amount, '25,50');
    expect(amount).toHaveAccessibleDescription('Use a dot for paise, as in 28.50');
    await user.clear(amount);
    await user.type(amount, '25.50');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Sorry');
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Balance: ₹75.50')).toBeInTheDocument();
    expect(inputs).toEqual([expect.objectContaining({ customerId: 'cust_1', amount: 2550, note: 'Sorry' })]);
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent('+₹25.50');
  });

  it('has notes of staff, which are written, changed and deleted', async () => {
    const inputs: Input[] = [];
    const { user } = renderCustomers({
      notes: [note('note_1', 'Gate code 12')],
      mutations: {
        customerNoteCreate: (input) => {
          inputs.push(input);
          const noteEdge = { cursor: 'x', node: note('note_2', String(input['body'])) };
          return { __typename: 'CustomerNoteCreatePayload', noteEdge };
        },
        customerNoteUpdate: (input) => ({
          __typename: 'CustomerNoteUpdatePayload',
          note: { ...note('note_1', String(input['body'])), editedAt: '2026-01-16T10:30:00.000Z' },
        }),
        customerNoteDelete: ({ noteId }) => ({ __typename: 'CustomerNoteDeletePayload', deletedNoteId: noteId }),
      },
      at: '/dashboard/customers/cust_1',
    });
    const list = within(await screen.findByRole('list', { name: 'Notes' }));
    await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Kind');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await list.findByText('Kind')).toBeVisible();
    expect(inputs).toEqual([expect.objectContaining({ customerId: 'cust_1', body: 'Kind' })]);
    await user.click(list.getByRole('button', { name: 'Edit note: Gate code 12' }));
    const form = await findDialog('Edit note');
    await user.type(form.getByRole('textbox', { name: 'Note' }), '34');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await list.findByText('Gate code 1234')).toBeVisible();
    await waitForDialogToClose();
    await user.click(list.getByRole('button', { name: 'Delete note: Gate code 1234' }));
    const question = await findDialog('Delete this note?');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(list.queryByText('Gate code 1234')).not.toBeInTheDocument());
    expect(list.getByText('Kind')).toBeVisible();
  });
});
