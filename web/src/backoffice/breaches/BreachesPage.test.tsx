import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../ui/testing/findDialog.ts';
import breachesPage, { type BreachesPageQuery } from './__generated__/BreachesPageQuery.graphql.ts';
import { BreachesPage } from './BreachesPage.tsx';

const HOUR_MS = 60 * 60 * 1000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const ENTRY = {
  ...{ number: 1, title: 'A lost phone', description: 'On the way.', data: 'Addresses', peopleCount: null },
  ...{ consequences: '', measures: '', boardToldAt: null, boardReportedAt: null, peopleToldAt: null },
  ...{ discoveredAt: '2026-01-05T04:30:00.000Z', author: 'Owner', createdAt: '2026-01-05T05:00:00.000Z' },
};

function renderBreaches(dueInHours: number | null) {
  const sent: object[] = [];
  const breach = {
    ...{ __typename: 'Breach', id: 'breach_1', number: 4, entries: [ENTRY] },
    boardReportDueAt: dueInHours === null ? null : hoursFromNow(dueInHours),
  };
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: { breaches: () => [breach] },
      Mutation: {
        breachRecord: (_root: unknown, { input }: { input: object }) => {
          sent.push(input);
          return { __typename: 'BreachRecordPayload', breach };
        },
      },
    }),
    routes: [
      {
        path: '/dashboard/breaches',
        loader: preload<BreachesPageQuery>(breachesPage, () => ({})),
        Component: BreachesPage,
      },
    ],
    at: '/dashboard/breaches',
  });
  return { ...rendered, sent };
}

describe('The register of breaches', () => {
  it.each([
    { due: -5.5, clock: 'Report to the Board: 5 hours over' },
    { due: null, clock: 'Report sent' },
  ])('shows the clock of the report: $clock', async ({ due, clock }) => {
    renderBreaches(due);
    const card = within(await screen.findByRole('article', { name: '#4 A lost phone' }));
    expect(card.getByText(clock)).toBeVisible();
    expect(card.getAllByText('Not yet')).toHaveLength(3);
  });

  it('adds what is new to what was known, in the time of the shop', async () => {
    const { user, sent } = renderBreaches(10);
    await user.click(await screen.findByRole('button', { name: 'Add what is new' }));
    const dialog = await findDialog('Breach #4');
    expect(dialog.getByLabelText('When you became aware of it')).toHaveValue('2026-01-05T10:00');
    await user.type(dialog.getByLabelText('How many people (if known)'), 'many');
    await user.click(dialog.getByRole('button', { name: 'Save entry' }));
    expect(dialog.getByText('Enter a whole number, or leave it empty')).toBeVisible();
    await user.clear(dialog.getByLabelText('How many people (if known)'));
    await user.type(dialog.getByLabelText('How many people (if known)'), '1,200');
    await user.click(dialog.getByRole('button', { name: 'Save entry' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          breachId: 'breach_1',
          entry: 1,
          peopleCount: 1200,
          discoveredAt: '2026-01-05T10:00:00+05:30',
          boardToldAt: null,
        },
      ]),
    );
  });
});
