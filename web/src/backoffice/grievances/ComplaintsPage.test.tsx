import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../ui/testing/findDialog.ts';
import complaintsPage, { type ComplaintsPageQuery } from './__generated__/ComplaintsPageQuery.graphql.ts';
import { complaintsVariables } from './complaintsVariables.ts';
import { ComplaintsPage } from './ComplaintsPage.tsx';

const HOUR_MS = 60 * 60 * 1000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const complaint = (fields: Record<string, unknown> = {}) => ({
  ...{ __typename: 'Grievance', id: 'grv_1', number: 7, name: 'Asha Rao', email: 'asha@kirana.example', mobile: null },
  ...{ orderNumber: 12, orderId: null, subject: 'Late again', body: 'Two hours late.', status: 'RECEIVED', note: null },
  ...{ createdAt: hoursFromNow(-52), acknowledgedAt: null, resolvedAt: null },
  ...{ acknowledgeBy: hoursFromNow(-4.5), resolveBy: hoursFromNow(600) },
  ...fields,
});

const numbered = (place: number) => ({ id: `grv_${place + 1}`, number: place + 7 });

function renderComplaints(search = '', count = 1) {
  const fields = search === '' ? {} : { status: 'RESOLVED', resolvedAt: hoursFromNow(-1) };
  const sent: unknown[] = [];
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        grievances: (_root: unknown, paging: Parameters<typeof fakeConnection>[1]) =>
          fakeConnection(
            Array.from({ length: count }, (_, place) => complaint({ ...fields, ...numbered(place) })),
            paging,
          ),
      },
      Mutation: {
        grievanceAcknowledge: (_root: unknown, { input }: { input: object }) => {
          sent.push(input);
          const grievance = complaint({ status: 'ACKNOWLEDGED', acknowledgedAt: hoursFromNow(0) });
          return { __typename: 'GrievanceAcknowledgePayload', grievance };
        },
        grievanceResolve: (_root: unknown, { input }: { input: object }) => {
          sent.push(input);
          const grievance = complaint({ status: 'RESOLVED', resolvedAt: hoursFromNow(0) });
          return { __typename: 'GrievanceResolvePayload', grievance };
        },
      },
    }),
    routes: [
      {
        path: '/dashboard/complaints',
        loader: preload<ComplaintsPageQuery>(complaintsPage, complaintsVariables),
        Component: ComplaintsPage,
      },
    ],
    at: `/dashboard/complaints${search}`,
  });
  return { ...rendered, sent };
}

const card = async () => within(await screen.findByRole('article', { name: '#7 Late again' }));

describe('The complaints', () => {
  it('show both limits in words, and what the visitor wrote', async () => {
    renderComplaints();
    expect((await card()).getByText('Acknowledge: 4 hours over')).toBeInTheDocument();
    expect((await card()).getByText(/^Resolve by /)).toBeInTheDocument();
    expect((await card()).getByText('Says it is about order #12')).toBeInTheDocument();
    expect((await card()).getByRole('link', { name: 'asha@kirana.example' })).toHaveAttribute(
      'href',
      'mailto:asha@kirana.example?subject=Complaint%20%237',
    );
  });

  it('are acknowledged, and resolved with an answer, after which they leave the list', async () => {
    const { user, sent } = renderComplaints();
    await user.click((await card()).getByRole('button', { name: 'Acknowledge' }));
    await user.click((await findDialog('Acknowledge complaint #7?')).getByRole('button', { name: 'Acknowledge' }));
    expect(await screen.findByText(/^Acknowledged \d/)).toBeInTheDocument();
    await user.click((await card()).getByRole('button', { name: 'Resolve' }));
    const dialog = await findDialog('Resolve complaint #7?');
    expect(dialog.getByRole('button', { name: 'Resolve' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Your answer' }), 'Sorry!');
    await user.click(dialog.getByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText('No open complaints')).toBeInTheDocument();
    await waitFor(() =>
      expect(sent).toEqual([
        { grievanceId: 'grv_1', note: null },
        { grievanceId: 'grv_1', note: 'Sorry!' },
      ]),
    );
  });

  it('load a few at a time', async () => {
    const { user } = renderComplaints('', 25);
    await card();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('have no actions once they are resolved', async () => {
    renderComplaints('?show=resolved');
    expect((await card()).getByText(/^Resolved \d/)).toBeInTheDocument();
    expect((await card()).queryByRole('button')).not.toBeInTheDocument();
  });
});
