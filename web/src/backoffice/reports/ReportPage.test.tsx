import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { toastStore } from '../../ui/toasts/toastStore.ts';
import reportPage, { type ReportPageQuery } from './__generated__/ReportPageQuery.graphql.ts';
import { ReportPage } from './ReportPage.tsx';
import { reportVariables } from './reportVariables.ts';

const column = (name: string, displayName: string, dataType: string) => ({ name, displayName, dataType });
const definition = {
  title: 'Sales by category',
  description: 'A product counts once.',
  isOfNow: false,
  columns: [
    column('category', 'Category', 'STRING'),
    { ...column('netSales', 'Net sales', 'MONEY'), description: 'Gross sales less refunds.' },
    column('share', 'Share', 'PERCENT'),
    column('day', 'Last sold', 'DATE'),
  ],
  chart: { kind: 'BARS', label: 'category', value: 'netSales' },
};
const table = {
  report: definition,
  rowCount: 612,
  rows: [
    ['Dairy', 150_050, 75.04, '2026-01-31'],
    [null, -50, null, null],
  ],
  totals: [null, 150_000, null, null],
};
const CSV_URL = '/reports/sales-by-category/report.csv?from=2026-01-01&to=2026-01-31';
const byCategory = { report: definition, table, csvUrl: CSV_URL, run: null };
const running = {
  id: 'report_1',
  status: 'RUNNING',
  rowCount: null,
  doneCount: 0,
  csvUrl: null,
  table: null,
  finishedAt: null,
};
const done = {
  ...{ ...running, status: 'DONE', rowCount: 612, doneCount: 612, table, csvUrl: '/report-runs/report_1/report.csv' },
  finishedAt: '2026-02-01T10:00:00.000Z',
};

/** What the server says of a download: it may come; or the last authentication is too long ago. */
let authorized = { __typename: 'ExportAuthorizePayload' };

function renderReport(report: object | null | (() => object) = byCategory, onStart: () => void = () => undefined) {
  return renderWithRelay({
    resolvers: () => ({
      Query: { report: () => (typeof report === 'function' ? report() : report) },
      Mutation: {
        exportAuthorize: () => authorized,
        reportRunStart: () => {
          onStart();
          return { __typename: 'ReportRunStartPayload' };
        },
      },
    }),
    routes: [
      {
        path: '/dashboard/reports/:handle',
        loader: preload<ReportPageQuery>(reportPage, reportVariables),
        element: <ReportPage />,
      },
    ],
    at: '/dashboard/reports/sales-by-category?from=2026-01-01&to=2026-01-31',
  });
}

const cells = () => screen.getAllByRole('row').map((row) => Array.from(row.children).map((cell) => cell.textContent));

describe('ReportPage', () => {
  it('draws a chart of the figures, and none where all are 0', async () => {
    const { unmount } = renderReport();
    expect(await screen.findByText('Net sales by category')).toBeVisible();
    unmount();
    const unsold = { ...table, rows: [['Dairy', 0, null, null]] };
    renderReport({ ...byCategory, table: unsold });
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByText('Net sales by category')).not.toBeInTheDocument();
  });

  it('shows the rows by their types, the totals, and what a column counts', async () => {
    renderReport();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sales by category' })).toBeVisible();
    expect(cells()).toEqual([
      ['Category', 'Net sales', 'Share', 'Last sold'],
      ['Dairy', '₹1,500.50', '75%', '31 Jan 2026'],
      ['–', '-₹0.50', '–', '–'],
      ['Total', '₹1,500', '', ''],
    ]);
    expect(screen.getByText(/Showing the first 2 of 612 rows/)).toBeVisible();
    expect(screen.getByText('Gross sales less refunds.')).toBeInTheDocument();
    const chart = within(screen.getByRole('region', { name: 'Net sales by category' }));
    expect(chart.getAllByRole('listitem').map((bar) => bar.textContent)).toEqual(['Dairy₹1,500.50', '–-₹0.50']);
  });

  it('keeps the range in the URL, named or chosen', async () => {
    const { user, router, requests } = renderReport();
    const choice = await screen.findByRole('combobox', { name: 'Range' });
    expect(choice).toHaveValue('custom');
    await user.selectOptions(choice, 'Last month');
    await waitFor(() => expect(router.state.location.search).toBe('?range=last-month'));
    const chosen = () => screen.getByRole('combobox', { name: 'Range' });
    await waitFor(() => expect(chosen()).toHaveValue('last-month'));
    const { startDate, endDate } = requests.at(-1)?.variables ?? {};
    await user.selectOptions(chosen(), 'Choose dates');
    expect(screen.getByLabelText('From')).toHaveValue(startDate);
    expect(screen.getByLabelText('To')).toHaveValue(endDate);
  });

  it('downloads all rows from a URL requested at the press', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = renderReport();
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(click.mock.contexts[0]).toHaveAttribute('href', CSV_URL);
    click.mockRestore();
  });

  it('downloads nothing when the server requires reauthentication and none happens', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    authorized = { __typename: 'ReauthenticationRequiredError' };
    const { user, requests } = renderReport();
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() =>
      expect(toastStore.read()).toMatchObject([{ text: 'Nothing was done. Confirm that it’s you first.' }]),
    );
    expect(requests.map(({ name }) => name)).not.toContain('useDownloadReportQuery');
    expect(click).not.toHaveBeenCalled();
    click.mockRestore();
    authorized = { __typename: 'ExportAuthorizePayload' };
  });

  it('says that there is nothing, and that there is no such report', async () => {
    const { unmount } = renderReport({ ...byCategory, table: { ...table, rowCount: 0, rows: [] } });
    expect(await screen.findByText('There’s nothing to report for these days.')).toBeVisible();
    unmount();
    renderReport(null);
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this report' })).toBeVisible();
  });

  it('prepares a long report in the background, and shows it when it is ready', async () => {
    const long = { ...byCategory, table: null, csvUrl: null };
    let run: object | null = null;
    const { user } = renderReport(
      () => ({ ...long, run }),
      () => (run = running),
    );
    expect(await screen.findByRole('heading', { name: 'This report takes a while' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Prepare report' }));
    expect(await screen.findByRole('progressbar', { name: 'Preparing the report' })).toHaveAttribute(
      'aria-valuetext',
      'Reading the ledger',
    );
    run = done;
    expect(await screen.findByRole('heading', { name: 'Prepared earlier' })).toBeVisible();
    expect(cells().at(-1)).toEqual(['Total', '₹1,500', '', '']);
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(click.mock.contexts[0]).toHaveAttribute('href', done.csvUrl));
    click.mockRestore();
  });
});
