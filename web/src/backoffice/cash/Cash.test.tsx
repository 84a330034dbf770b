import { mutationResolvers } from '../../relay/testing/mutationResolvers.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { connection } from '../../../mock/mocks.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay, type EventSink } from '../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../ui/testing/findDialog.ts';
import cashPage, { type CashPageQuery } from './__generated__/CashPageQuery.graphql.ts';
import cashShiftPage, { type CashShiftPageQuery } from './__generated__/CashShiftPageQuery.graphql.ts';
import myCashPage, { type MyCashPageQuery } from './__generated__/MyCashPageQuery.graphql.ts';
import { CashPage } from './CashPage.tsx';
import { CashShiftPage } from './CashShiftPage.tsx';
import { cashVariables } from './cashUrl.ts';
import { MyCashPage } from './MyCashPage.tsx';

type Fields = Record<string, unknown>;
type Input = Record<string, unknown>;

const actor = (name: string) => ({ __typename: 'Actor', userId: `user_${name}`, name });

function fakeShift(id: string, fields: Fields = {}): Fields {
  const movement = {
    __typename: 'CashMovement',
    kind: 'COLLECTION',
    amount: 20_000,
    orderId: 'order_1',
    orderNumber: 7,
  };
  return {
    ...{ __typename: 'CashShift', id, status: 'OPEN', holder: actor('Ravi'), openedAt: '2026-01-15T10:30:00.000Z' },
    ...{
      openingAmount: 5000,
      collected: 20_000,
      refunded: 0,
      roundOff: 0,
      expected: 25_000,
      counted: null,
      difference: null,
    },
    ...{ closedAt: null, closedBy: null, signedOffAt: null, signedOffBy: null, note: null },
    movements: connection([{ id: 'm1', ...movement, createdAt: '2026-01-15T10:40:00.000Z' }], { first: 100 }),
    ...fields,
  };
}

const closed = {
  ...{ status: 'CLOSED', counted: 24_000, difference: -1000, closedAt: '2026-01-15T18:00:00.000Z' },
  closedBy: actor('Ravi'),
};

interface CashServer {
  shifts?: Fields[];
  own?: Fields | null;
  mutations?: Record<string, (input: Input) => object>;
  at: string;
}

function renderCash({ shifts = [], own = null, mutations = {}, at }: CashServer) {
  const sinks: EventSink[] = [];
  const rendered = renderWithRelay({
    stream: (_request, _variables, sink) => void sinks.push(sink),
    resolvers: () => ({
      Query: {
        cashShifts: (_root, { status, ...paging }: { status: string; first: number }) =>
          connection(shifts.filter((shift) => shift['status'] === status) as Array<{ id: string }>, paging),
        cashShift: (_root, { id }: { id: string }) => shifts.find((shift) => shift['id'] === id) ?? null,
        openCashShift: () => own,
      },
      Mutation: mutationResolvers(mutations),
    }),
    routes: [
      { path: '/dashboard/cash', loader: preload<CashPageQuery>(cashPage, cashVariables), Component: CashPage },
      {
        path: '/dashboard/cash/:shiftId',
        loader: preload<CashShiftPageQuery>(cashShiftPage, ({ params }) => ({ id: params['shiftId'] ?? '' })),
        Component: CashShiftPage,
      },
      {
        path: '/dashboard/deliveries/cash',
        loader: preload<MyCashPageQuery>(myCashPage, () => ({})),
        Component: MyCashPage,
      },
    ],
    at,
  });
  /** An order changes. */
  const publish = async (field: 'adminOrdersChanged' | 'fulfillmentOrdersChanged') => {
    await waitFor(() => expect(sinks).not.toHaveLength(0));
    act(() => sinks.at(-1)?.next({ data: { [field]: { __typename: 'OrdersChange' } } }));
  };
  return { ...rendered, publish };
}

describe('the cash of the shop', () => {
  it('is listed by state, with what each rider should have and handed in', async () => {
    const { user } = renderCash({ shifts: [fakeShift('s1'), fakeShift('s2', closed)], at: '/dashboard/cash' });
    const open = await screen.findByRole('table', { name: 'Cash shifts' });
    expect(within(open).getByRole('link', { name: 'Ravi' })).toHaveAttribute('href', '/dashboard/cash/s1');
    expect(within(open).getByText('₹250')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'To sign off' }));
    expect(await screen.findByText('₹10 short')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Signed off' }));
    expect(await screen.findByText('Nothing signed off yet')).toBeVisible();
  });

  it('is signed off after a confirmation; a refusal stays in the dialog', async () => {
    const inputs: Input[] = [];
    const signedOff = { status: 'SIGNED_OFF', signedOffAt: '2026-01-15T19:00:00.000Z', signedOffBy: actor('Ada') };
    const { user } = renderCash({
      shifts: [fakeShift('s2', closed)],
      mutations: {
        cashShiftSignOff: (input) => {
          inputs.push(input);
          const issues = [
            { __typename: 'InputIssue', path: 'note', message: 'Enter a note that explains the difference' },
          ];
          if (input['note'] === null) return { __typename: 'InvalidInputError', message: 'Invalid', issues };
          const cashShift = fakeShift('s2', { ...closed, ...signedOff, note: input['note'] });
          return { __typename: 'CashShiftSignOffPayload', cashShift };
        },
      },
      at: '/dashboard/cash/s2',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Cash: Ravi' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order #7' })).toHaveAttribute('href', '/dashboard/orders/order_1');
    await user.click(screen.getByRole('button', { name: 'Sign off' }));
    const question = await findDialog('Sign off this shift?');
    await user.click(question.getByRole('button', { name: 'Sign off' }));
    expect(await question.findByText('Enter a note that explains the difference')).toBeVisible();
    await user.type(question.getByRole('textbox', { name: 'Note' }), 'Torn');
    await user.click(question.getByRole('button', { name: 'Sign off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(inputs.at(-1)).toEqual({ shiftId: 's2', note: 'Torn' });
    expect(screen.queryByRole('button', { name: /Sign off|Count again/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^Ada, /)).toBeVisible();
  });
});

describe('the cash of the till', () => {
  it('starts with change from the list, which leads to the new shift', async () => {
    const { user } = renderCash({
      shifts: [fakeShift('s4', { holder: actor('Ada'), collected: 0, expected: 5000 })],
      mutations: { cashShiftOpen: () => ({ __typename: 'CashShiftOpenPayload', cashShift: fakeShift('s4') }) },
      at: '/dashboard/cash',
    });
    await user.click(await screen.findByRole('button', { name: 'Start shift' }));
    const question = await findDialog('Start shift');
    await user.type(question.getByRole('textbox', { name: 'Change you’re starting with, in ₹' }), '50');
    await user.click(question.getByRole('button', { name: 'Start' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Cash: / })).toBeVisible();
  });
});

describe('cash that was refunded', () => {
  it('is a row of the shift with its order; more than the shift had is said, and counted', async () => {
    const refund = { __typename: 'CashMovement', kind: 'REFUND', amount: -15_000, orderId: 'order_2', orderNumber: 8 };
    const movements = connection([{ id: 'm1', ...refund, createdAt: '2026-01-15T10:40:00.000Z' }], { first: 50 });
    const { user } = renderCash({
      shifts: [fakeShift('s3', { openingAmount: 0, collected: 0, refunded: 15_000, expected: -15_000, movements })],
      at: '/dashboard/cash/s3',
    });
    const row = within(await screen.findByRole('list', { name: 'Orders' })).getByRole('listitem');
    expect(within(row).getByRole('link', { name: 'Order #8' })).toHaveAttribute('href', '/dashboard/orders/order_2');
    expect(row).toHaveTextContent(/refunded-₹150$/);
    expect(screen.getByText('This shift refunded more than it had.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hand in cash' }));
    const question = await findDialog('How much cash was handed in?');
    expect(question.getByText('This shift refunded ₹150 more than it had. Enter what’s left, or 0.')).toBeVisible();
  });
});

describe('cash collected in the meantime', () => {
  const more = { collected: 45_000, expected: 50_000 };

  it.each(['/dashboard/cash', '/dashboard/cash/s1'])('shows at %s', async (at) => {
    const shifts = [fakeShift('s1')];
    const { publish } = renderCash({ shifts, at });
    expect(await screen.findByText('₹250')).toBeVisible();
    Object.assign(shifts[0] ?? {}, more);
    await publish('adminOrdersChanged');
    expect(await screen.findByText('₹500')).toBeVisible();
  });

  it('shows on the page of the rider', async () => {
    const own = fakeShift('s1');
    const { publish } = renderCash({ own, at: '/dashboard/deliveries/cash' });
    expect(await screen.findByText('₹250')).toBeVisible();
    Object.assign(own, more);
    await publish('fulfillmentOrdersChanged');
    expect(await screen.findByText('₹500')).toBeVisible();
  });
});

describe('the cash of a rider', () => {
  it('is counted and handed in', async () => {
    const inputs: Input[] = [];
    const { user } = renderCash({
      own: fakeShift('s1'),
      mutations: {
        cashShiftClose: (input) => {
          inputs.push(input);
          return { __typename: 'CashShiftClosePayload', cashShift: fakeShift('s1', closed) };
        },
      },
      at: '/dashboard/deliveries/cash',
    });
    await user.click(await screen.findByRole('button', { name: 'Hand in cash' }));
    const question = await findDialog('How much cash was handed in?');
    expect(question.getByText('It should be ₹250. Enter what you counted.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Hand in' }));
    expect(question.getByText('Enter an amount in rupees')).toBeVisible();
    const counted = question.getByRole('textbox', { name: 'Cash counted, in ₹' });
    await user.type(counted, '28,5{Enter}');
    expect(counted).toHaveAccessibleDescription('Use a dot for paise, as in 28.50');
    await user.clear(counted);
    await user.type(counted, 'Rs. 240/-');
    await user.click(question.getByRole('button', { name: 'Hand in' }));
    expect(await screen.findByText('₹10 short')).toBeVisible();
    expect(inputs).toEqual([{ shiftId: 's1', counted: 24_000 }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Hand in cash' })).not.toBeInTheDocument());
  });

  it('starts with change where there is none', async () => {
    const inputs: Input[] = [];
    const { user } = renderCash({
      mutations: {
        cashShiftOpen: (input) => {
          inputs.push(input);
          return { __typename: 'CashShiftOpenPayload', cashShift: fakeShift('s1') };
        },
      },
      at: '/dashboard/deliveries/cash',
    });
    await user.click(await screen.findByRole('button', { name: 'Start shift' }));
    const question = await findDialog('Start shift');
    await user.type(question.getByRole('textbox', { name: 'Change you’re starting with, in ₹' }), '50');
    await user.click(question.getByRole('button', { name: 'Start' }));
    expect(await screen.findByRole('button', { name: 'Hand in cash' })).toBeVisible();
    expect(inputs).toEqual([{ openingAmount: 5000 }]);
  });
});
