import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../ui/testing/findDialog.ts';
import settingsPage, { type SettingsPageQuery } from './__generated__/SettingsPageQuery.graphql.ts';
import { SettingsPage } from './SettingsPage.tsx';

type Fields = Record<string, unknown>;

const setting = (key: string, editor: string, fields: Fields = {}) => ({
  __typename: 'Setting',
  id: `setting_${key}`,
  key,
  editor,
  label: key,
  help: null,
  unit: null,
  maxLength: null,
  options: null,
  value: null,
  variable: 'VARIABLE',
  isPinned: false,
  picture: null,
  version: 0,
  updatedAt: null,
  updatedBy: null,
  ...fields,
});

const groups = (settings: Fields = {}) => [
  {
    key: 'FEES',
    title: 'Fees',
    help: 'What an order costs.',
    settings: [
      setting('fees.delivery', 'MONEY', { label: 'Delivery fee', value: 2_550, version: 3, ...settings }),
      setting('minimumOrder', 'MONEY', { label: 'Minimum order' }),
      setting('times.pickers', 'INTEGER', { label: 'Pickers', unit: 'people', value: 2 }),
      setting('brand.shortName', 'TEXT', { label: 'Short name' }),
      setting('seller.state', 'SELECT', { label: 'State', value: 'Goa', options: ['Goa', 'Kerala'] }),
    ],
  },
  {
    key: 'HOURS',
    title: 'Opening hours',
    help: 'When shoppers can order.',
    settings: [
      setting('opening.hours', 'WEEKLY_HOURS', { label: 'Weekly hours' }),
      setting('opening.holidays', 'HOLIDAYS', {
        label: 'Holidays',
        value: [{ date: '2026-12-25', name: 'Christmas' }],
      }),
      setting('cashLimits.day', 'ORDER_LIMIT', { label: 'Day', value: { orders: 3, pieces: 100, value: 1_000_000 } }),
    ],
  },
];

/** The page; `answer` is what each update gives, the last one again and again. */
function renderSettings(
  answers: ((input: { changes: Fields[] }) => Fields)[] = [],
  settings: Fields = {},
  group = 'fees',
) {
  const sent: unknown[] = [];
  const shop = { isOpen: true, opensAt: null, closesAt: null, closureMessage: null };
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: { settingGroups: () => groups(settings), shop: () => shop },
      Mutation: {
        settingsUpdate: (_root: unknown, { input }: { input: { changes: Fields[] } }) => {
          sent.push(input.changes);
          return (answers.length > 1 ? answers.shift() : answers[0])?.(input) ?? {};
        },
      },
    }),
    routes: [
      {
        path: '/dashboard/settings',
        loader: preload<SettingsPageQuery>(settingsPage, () => ({})),
        shouldRevalidate: () => false,
        Component: SettingsPage,
      },
      { path: '/elsewhere', Component: () => <h1>Elsewhere</h1> },
    ],
    at: `/dashboard/settings?group=${group}`,
  });
  return { ...rendered, sent };
}

const saved = ({ changes }: { changes: Fields[] }) => ({
  __typename: 'SettingsUpdatePayload',
  settings: changes.map(({ key, value, version }) => ({
    ...groups()
      .flatMap(({ settings }) => settings)
      .find((each) => each.key === key),
    value,
    version: Number(version) + 1,
    updatedAt: '2026-01-15T10:30:00.000Z',
    updatedBy: { name: 'Asha' },
  })),
});

describe('the settings page', () => {
  it('saves the changed values, and undoes it from the toast', async () => {
    const { user, sent } = renderSettings([saved]);
    const fee = await screen.findByRole('textbox', { name: 'Delivery fee' });
    expect(fee).toHaveValue('25.50');
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    await user.clear(fee);
    await user.type(fee, '30');
    await user.type(screen.getByRole('textbox', { name: 'Minimum order' }), '1,299');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Kerala');
    await user.click(save);
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(sent).toEqual([
      [
        { key: 'fees.delivery', value: 3_000, version: 3 },
        { key: 'minimumOrder', value: 129_900, version: 0 },
        { key: 'seller.state', value: 'Kerala', version: 0 },
      ],
    ]);
    expect(fee).toHaveValue('30');
    expect(screen.getByText(/Last change: Delivery fee, by Asha/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Change undone')).toBeVisible();
    expect(sent[1]).toEqual([
      { key: 'fees.delivery', value: 2_550, version: 4 },
      { key: 'minimumOrder', value: null, version: 1 },
      { key: 'seller.state', value: 'Goa', version: 1 },
    ]);
    expect(fee).toHaveValue('25.50');
  });

  it('offers to reload the page, which keeps the shop’s former name and looks', async () => {
    const { user } = renderSettings([saved]);
    await user.type(await screen.findByRole('textbox', { name: 'Minimum order' }), '99');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Short name' }), 'Sharma');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it('shows the server’s message beside the field, and focuses it', async () => {
    const message = 'Enter a whole number from 1 to 1,000';
    const issues = [{ path: 'times.pickers', message }];
    const { user, sent } = renderSettings([() => ({ __typename: 'InvalidInputError', message, issues })]);
    const pickers = await screen.findByRole('textbox', { name: 'Pickers (people)' });
    await user.clear(pickers);
    await user.type(pickers, 'two');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(pickers).toHaveAccessibleDescription(message));
    expect(pickers).toHaveFocus();
    expect(sent).toEqual([[{ key: 'times.pickers', value: 'two', version: 0 }]]);
    await user.type(pickers, '3');
    expect(pickers).toBeValid();
  });

  it.each([
    ['28,5', 'Use a dot for paise, as in 28.50'],
    ['1,2,3', 'Use a dot for paise, as in 28.50'],
    ['28.505', 'Use at most two decimals, as in 28.50'],
  ])('asks for the fee again instead of sending %s', async (text, message) => {
    const { user, sent } = renderSettings([saved]);
    const fee = await screen.findByRole('textbox', { name: 'Delivery fee' });
    await user.clear(fee);
    await user.type(fee, `${text}{Enter}`);
    expect(fee).toHaveAccessibleDescription(message);
    expect(fee).toHaveFocus();
    expect(sent).toEqual([]);
    await user.clear(fee);
    await user.type(fee, 'Rs. 28.50{Enter}');
    await waitFor(() => expect(sent).toEqual([[{ key: 'fees.delivery', value: 2_850, version: 3 }]]));
  });

  it('asks for the amount and the count of a limit again', async () => {
    const { user, sent } = renderSettings([saved], {}, 'hours');
    const value = await screen.findByRole('textbox', { name: 'Value' });
    await user.clear(value);
    await user.type(value, '28,50{Enter}');
    expect(value).toHaveAccessibleDescription('Use a dot for paise, as in 28.50');
    expect(sent).toEqual([]);
    await user.clear(value);
    await user.type(value, '5,000');
    const orders = screen.getByRole('textbox', { name: 'Orders' });
    await user.clear(orders);
    await user.type(orders, '1,5{Enter}');
    await waitFor(() => expect(sent).toMatchObject([[{ value: { orders: '1,5', value: 500_000 } }]]));
  });

  it('keeps typed text when a colleague was faster, and saves it over the new version', async () => {
    const conflict = () => ({
      __typename: 'SettingsChangedError',
      settings: [setting('fees.delivery', 'MONEY', { label: 'Delivery fee', value: 4_000, version: 4 })],
    });
    const { user, sent } = renderSettings([conflict, saved]);
    const fee = await screen.findByRole('textbox', { name: 'Delivery fee' });
    await user.clear(fee);
    await user.type(fee, '30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Delivery fee changed while you were editing/)).toBeVisible();
    expect(fee).toHaveValue('30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent[1]).toEqual([{ key: 'fees.delivery', value: 3_000, version: 4 }]));
  });

  it('shows a pinned setting with its reason, read-only', async () => {
    renderSettings([], { isPinned: true, variable: 'DELIVERY_FEE' });
    const fee = await screen.findByRole('textbox', { name: 'Delivery fee' });
    expect(fee).toHaveAttribute('readonly');
    expect(fee).toHaveAccessibleDescription(/^Set by DELIVERY_FEE in the shop’s environment/);
  });

  it('asks before unsaved changes are left, by another tab or page', async () => {
    const { user, router } = renderSettings();
    await user.type(await screen.findByRole('textbox', { name: 'Minimum order' }), '99');
    await user.click(screen.getByRole('link', { name: 'Opening hours' }));
    const dialog = await findDialog('Discard changes?');
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Opening hours' })).toBeVisible();
    void router.navigate('/elsewhere');
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it('edits hours of each day, holidays and limits', async () => {
    const { user, sent } = renderSettings([saved], {}, 'hours');
    await user.click(await screen.findByRole('switch', { name: 'Always open' }));
    const sunday = screen.getByRole('group', { name: 'Sunday' });
    await user.click(within(sunday).getByRole('button', { name: 'Remove these hours on Sunday' }));
    expect(within(sunday).getByText('Closed')).toBeVisible();
    const monday = screen.getByRole('group', { name: 'Monday' });
    await user.click(within(monday).getByRole('button', { name: 'Add hours on Monday' }));
    expect(within(monday).getAllByLabelText('Monday from')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Remove Christmas' }));
    await user.click(screen.getByRole('button', { name: 'Add a holiday' }));
    await user.type(screen.getByLabelText('Date'), '2026-11-08');
    await user.type(screen.getByLabelText('Holiday'), 'Diwali');
    const value = screen.getByRole('textbox', { name: 'Value' });
    await user.clear(value);
    await user.type(value, '5000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const day = [{ from: '07:00', to: '23:00' }];
    await waitFor(() =>
      expect(sent).toEqual([
        [
          {
            key: 'opening.hours',
            version: 0,
            value: [[...day, { from: '16:00', to: '22:00' }], day, day, day, day, day, []],
          },
          { key: 'opening.holidays', version: 0, value: [{ date: '2026-11-08', name: 'Diwali' }] },
          { key: 'cashLimits.day', version: 0, value: { orders: 3, pieces: 100, value: 500_000 } },
        ],
      ]),
    );
  });

  it('links to the pages that few shops need', async () => {
    const { user } = renderSettings();
    await user.click(await screen.findByRole('link', { name: 'Advanced' }));
    expect(await screen.findByRole('link', { name: 'Webhooks' })).toHaveAttribute('href', '/dashboard/webhooks');
    expect(screen.getByRole('link', { name: 'Advanced' })).toHaveAttribute('aria-current', 'page');
  });
});
