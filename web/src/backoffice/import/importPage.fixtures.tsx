import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import { renderWithRelay, type EventSink } from '../../relay/testing/renderWithRelay.tsx';
import importPage, { type ImportPageQuery } from './__generated__/ImportPageQuery.graphql.ts';
import { importVariables } from './importPath.ts';
import { ImportPage } from './ImportPage.tsx';

const COLUMNS = ['sku', 'name', 'unit', 'price'].map((name) => ({ name, isRequired: name !== 'sku' }));

interface Scene {
  at?: string;
  failures?: Record<string, object>;
}

/** For tests: renders the page of an import, which each query reads from `shown()`; `publish` makes the server send its current state. */
export function renderImport(
  shown: () => object | null,
  { at = '/dashboard/import/import_1', failures = {} }: Scene = {},
) {
  const sinks: EventSink[] = [];
  const sent: Array<[string, unknown]> = [];
  const mutation = (name: string, payload: string) => ({
    [name]: (_root: never, { input }: { input: object }) => {
      sent.push([name, { ...input }]);
      return failures[name] ?? { __typename: payload, catalogueImport: shown() };
    },
  });
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        catalogueImport: shown,
        node: shown,
        catalogueFile: () => ({ columns: COLUMNS }),
        categories: (_root, paging) => fakeConnection([{ __typename: 'Category', id: 'cat_1', name: 'Dairy' }], paging),
        subCategories: (_root, paging) => fakeConnection([], paging),
      },
      Mutation: {
        ...mutation('catalogueImportRun', 'CatalogueImportRunPayload'),
        ...mutation('catalogueImportKeepPictures', 'CatalogueImportKeepPicturesPayload'),
        ...mutation('catalogueImportDiscard', 'CatalogueImportDiscardPayload'),
        ...mutation('catalogueImportMap', 'CatalogueImportMapPayload'),
        ...mutation('catalogueImportUndoCheck', 'CatalogueImportUndoCheckPayload'),
        ...mutation('catalogueImportUndo', 'CatalogueImportUndoPayload'),
      },
    }),
    stream: (_request, _variables, sink) => void sinks.push(sink),
    routes: [
      {
        path: '/dashboard/import/:importId',
        loader: preload<ImportPageQuery>(importPage, importVariables, 'store-and-network'),
        Component: ImportPage,
      },
    ],
    at,
  });
  const publish = async () => {
    await waitFor(() => expect(sinks).not.toHaveLength(0));
    const { rows: _rows, ...catalogueImport } = { rows: null, ...shown() };
    await act(async () => sinks.at(-1)?.next({ data: { catalogueImportProgress: catalogueImport } }));
  };
  return { ...rendered, sinks, sent, publish };
}
