import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GraphQLResponse } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../../../relay/RequestError.ts';
import { fakeConnection } from '../../../relay/testing/fakeConnection.ts';
import importsPage, { type ImportsPageQuery } from './__generated__/ImportsPageQuery.graphql.ts';
import { ImportsPage } from './ImportsPage.tsx';
import { fakeImport, fakeImportRow } from '../import.fixtures.ts';

const columns = [
  {
    name: 'sku',
    description: 'The shop’s own name of the product.',
    example: 'TOOR-1KG',
    aliases: [],
    isRequired: false,
  },
  { name: 'price', description: 'The MRP in rupees.', example: '120.50', aliases: ['mrp'], isRequired: true },
];

/** Each uploaded file receives the next response of `uploads`. */
function renderImports(imports: readonly unknown[], uploads: Array<() => Promise<GraphQLResponse>> = []) {
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        catalogueFile: () => ({ exportUrl: '/catalogue.csv', columns }),
        catalogueImports: (_root, paging) => fakeConnection(imports, paging),
      },
    }),
    answer: ({ name }) => (name === 'UploadCardMutation' ? uploads.shift()?.() : undefined),
    routes: [
      { path: '/dashboard/import', loader: preload<ImportsPageQuery>(importsPage, () => ({})), Component: ImportsPage },
      { path: '/dashboard/import/:importId', element: <h1>One import</h1> },
    ],
    at: '/dashboard/import',
  });
  const choose = async (file: File) => {
    await screen.findByRole('heading', { level: 1, name: 'Import & export' });
    // Other file types can be chosen with "all files" or dropped.
    fireEvent.drop(screen.getByRole('button', { name: 'Choose a file' }), { dataTransfer: { files: [file] } });
  };
  return { ...rendered, choose };
}

const csv = new File(['sku,name'], 'spring.csv', { type: 'text/csv' });
const answered = (result: object) => () => Promise.resolve({ data: { catalogueImportUpload: result } });

describe('ImportsPage', () => {
  it('lists the files that were imported, with their state, result, author and time', async () => {
    renderImports([
      fakeImport([fakeImportRow(2), fakeImportRow(3, { outcome: 'REJECTED' })], { status: 'DONE', actor: null }),
    ]);
    const list = within(await screen.findByRole('table', { name: 'Imported files' }));
    expect(list.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'spring.csv',
      'Imported',
      '1 new0 changed0 unchanged1 refused',
      'Deleted account',
      expect.stringContaining('15 Jan 2026'),
    ]);
    expect(list.getByRole('link', { name: 'spring.csv' })).toHaveAttribute('href', '/dashboard/import/import_1');
  });

  it('loads the next page of a long list', async () => {
    const many = Array.from({ length: 25 }, (_, at) => fakeImport([], { id: `import_${at}`, fileName: `${at}.csv` }));
    const { user } = renderImports(many);
    expect(await screen.findByRole('link', { name: '19.csv' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: '24.csv' })).toBeVisible();
  });

  it('documents the columns of the file', async () => {
    const { user } = renderImports([]);
    await user.click(await screen.findByText('Columns in the file'));
    const [, , price] = within(screen.getByRole('table', { name: 'Columns in the file' })).getAllByRole('row');
    expect(price).toHaveTextContent('priceAlso accepted: mrpRequired for a new productThe MRP in rupees.120.50');
    expect(screen.getByText('No files imported yet.')).toBeVisible();
  });

  it('downloads the catalogue from a URL requested at the press', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, requests } = renderImports([]);
    await user.click(await screen.findByRole('button', { name: 'Download catalogue' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(click.mock.contexts[0]).toHaveAttribute('href', '/catalogue.csv');
    expect(requests.at(-1)?.name).toBe('ImportsPageExportQuery');
  });

  it('uploads a file and navigates to its dry run', async () => {
    let arrive: (answer: GraphQLResponse) => void = () => undefined;
    const { choose, router } = renderImports([], [() => new Promise((resolve) => (arrive = resolve))]);
    await choose(csv);
    expect(await screen.findByRole('progressbar', { name: 'Sending spring.csv' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
    arrive({
      data: {
        catalogueImportUpload: {
          __typename: 'CatalogueImportUploadPayload',
          catalogueImportEdge: { node: { id: 'import_7' } },
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'One import' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard/import/import_7');
  });

  it('uploads a zip of pictures', async () => {
    const { requests } = renderImports([], [() => new Promise(() => undefined)]);
    await screen.findByRole('heading', { level: 1, name: 'Import & export' });
    const drop = (file: File) =>
      fireEvent.drop(screen.getByRole('button', { name: 'Choose a zip' }), { dataTransfer: { files: [file] } });
    drop(new File(['x'], 'photo.jpg'));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a .zip file');
    drop(new File(['PK'], 'pictures.zip'));
    expect(await screen.findByRole('progressbar', { name: 'Sending pictures.zip' })).toBeVisible();
    expect(requests.map(({ name }) => name)).toContain('UploadCardMutation');
  });

  it('cancels an upload', async () => {
    const { user, choose } = renderImports([], [() => new Promise(() => undefined)]);
    await choose(csv);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  it('rejects a file that is not CSV before the upload', async () => {
    const { choose, requests } = renderImports([]);
    await choose(new File(['x'], 'spring.xls'));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a .csv or .xlsx file');
    expect(requests.map(({ name }) => name)).not.toContain('UploadCardMutation');
  });

  it('shows the error of a file as it is worded', async () => {
    const { choose } = renderImports(
      [],
      [
        answered({
          __typename: 'InvalidCsvError',
          __isError: 'InvalidCsvError',
          message: 'Line 1204 is not UTF-8',
          line: 1204,
        }),
        answered({ __typename: 'TooManyAttemptsError', __isError: 'TooManyAttemptsError', message: 'Wait a minute' }),
        () => Promise.reject(new RequestError('tooLarge')),
      ],
    );
    await choose(csv);
    expect(await screen.findByText('Line 1204 is not UTF-8')).toBeVisible();
    await choose(csv);
    expect(await screen.findByText('Wait a minute')).toBeVisible();
    await choose(csv);
    expect(await screen.findByText(/^This file is too large/)).toBeVisible();
  });
});
