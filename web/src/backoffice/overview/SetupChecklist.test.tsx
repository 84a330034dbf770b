import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import type { SetupChecklistTestQuery } from './__generated__/SetupChecklistTestQuery.graphql.ts';
import { SetupChecklist } from './SetupChecklist.tsx';

interface Step {
  key: string;
  isDone: boolean;
  isSkipped: boolean;
  remaining: number | null;
}

function renderChecklist(given: Step[]) {
  let steps = given;
  return renderWithRelay<SetupChecklistTestQuery>({
    query: graphql`
      query SetupChecklistTestQuery {
        ...SetupChecklist_query
      }
    `,
    resolvers: () => ({
      Query: { setupSteps: () => steps },
      Mutation: {
        setupStepSkip: (_root, { input }: { input: { key: string; isSkipped: boolean } }) => {
          steps = steps.map((step) => (step.key === input.key ? { ...step, isSkipped: input.isSkipped } : step));
          return { setupSteps: steps };
        },
      },
    }),
    children: (query) => <SetupChecklist query={query} />,
  });
}

const step = (key: string, fields: Partial<Step> = {}): Step => ({
  ...{ key, isDone: false, isSkipped: false, remaining: null },
  ...fields,
});

describe('The setup of a shop', () => {
  it('shows what is done, and leads to what is left', async () => {
    renderChecklist([step('NAME', { isDone: true }), step('PRODUCTS'), step('ONLINE_PAYMENT')]);
    const checklist = within(await screen.findByRole('region', { name: 'Set up your shop' }));
    expect(checklist.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 3');
    expect(checklist.getByText('Give your shop a name')).toHaveTextContent('(done)');
    expect(checklist.getByRole('link', { name: 'Start: Add products' })).toHaveAttribute(
      'href',
      '/dashboard/product/staples',
    );
    expect(checklist.queryByRole('link', { name: /online payment/ })).not.toBeInTheDocument();
  });

  it.each([
    { remaining: 6, text: /^6 pages have the sample text\. Terms/ },
    { remaining: 1, text: /^1 page has the sample text\. Terms/ },
  ])('says how many pages have the sample text: $remaining', async ({ remaining, text }) => {
    renderChecklist([step('PAGES', { remaining })]);
    expect(await screen.findByText(text)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Start: Read your legal pages' });
    expect(link).toHaveAttribute('href', '/dashboard/pages');
  });

  it('leaves a step out and takes it in again, and ends when none is left', async () => {
    const { user } = renderChecklist([step('FSSAI'), step('STAFF')]);
    await user.click(await screen.findByRole('button', { name: 'Skip: Enter your FSSAI licence' }));
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 2'));
    expect(screen.getByRole('list')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Bring back: Enter your FSSAI licence' }));
    await user.click(await screen.findByRole('button', { name: 'Skip: Enter your FSSAI licence' }));
    await user.click(await screen.findByRole('button', { name: 'Skip: Add your staff' }));
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  });
});
