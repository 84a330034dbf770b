import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../testing/emptyTables.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { MAX_ADMIN_FILE_BYTES, MAX_CATALOGUE_FILE_BYTES, maxUploadBytes } from '../../platform/limits/uploadLimits.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { importCsv, startAndProcess, uploadCsv, processUntilIdle } from '../../testing/importFixtures.ts';
import { makeShopper, newId } from '../../testing/fixtures.ts';
import { subscribeGraphql } from '../../testing/graphql/subscribeGraphql.ts';
import { makeUploader, openUploadServer, post, uploadForm, type Uploader } from '../../testing/server/uploadServer.ts';
import { CATALOGUE_COLUMNS, IMPORT_COLUMNS } from './csv/catalogueColumns.ts';

const CSV = 'sku,name,unit,price,description\nA-1,Milk,1 L,60,Good.\nA-2,,1 L,x,Good.\n';
const IMPORT =
  'id fileName status failure actor { name } unknownColumns rowCount checkedCount createCount rejectedCount doneCount';

let admin: Viewer;
let shopper: Viewer;
beforeEach(async () => {
  await emptyTables('categories', 'sub_categories', 'products', 'catalogue_imports');
  admin = await makeShopper({ role: 'ADMIN', name: 'Ravi' });
  shopper = await makeShopper();
});

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await executeGraphql(query, variables, admin);
  expect(errors).toEqual([]);
  return data;
}

const publicId = (importId: string) => encodeId('CatalogueImport', importId);

describe('catalogueImportUpload', () => {
  let server: Awaited<ReturnType<typeof openUploadServer>>;
  let uploader: Uploader;
  beforeAll(async () => {
    server = await openUploadServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    uploader = await makeUploader({ role: 'ADMIN', name: 'Ravi' });
  });

  const QUERY = `mutation ($file: Upload!) { catalogueImportUpload(input: { file: $file }) { __typename
    ... on CatalogueImportUploadPayload { catalogueImportEdge { cursor node { ${IMPORT} } } }
    ... on InvalidCsvError { line } ... on Error { message } } }`;
  const send = (file: File, headers = uploader.headers) => {
    const operations = { query: QUERY, variables: { file: null } };
    return post(server.url, uploadForm({ operations, map: { 0: ['variables.file'] }, files: { 0: file } }), headers);
  };

  it('stores the file and returns the edge for the list', async () => {
    const { data, errors } = await send(new File([CSV], 'new prices.csv'));
    expect(errors).toEqual([]);
    const { cursor, node } = data.catalogueImportUpload.catalogueImportEdge;
    expect(node).toMatchObject({
      ...{ fileName: 'new prices.csv', status: 'CHECKING', rowCount: 2, checkedCount: 0, actor: { name: 'Ravi' } },
      unknownColumns: [],
    });
    const list = await ask(`{ catalogueImports(first: 1) { totalCount edges { cursor node { id } } } }`);
    expect(list.catalogueImports).toEqual({ totalCount: 1, edges: [{ cursor, node: { id: node.id } }] });
    await expect.poll(server.temporaryFiles).toEqual([]);
  });

  it('returns the line of an error', async () => {
    const { data } = await send(new File(['sku,name\nA,x\0\n'], 'a.csv'));
    expect(data.catalogueImportUpload).toMatchObject({ __typename: 'InvalidCsvError', line: 2 });
  });

  it('accepts a file of more than 5 MB from an admin', async () => {
    const rows = Array.from({ length: 100 }, (_, at) => `A-${at},${'x'.repeat(60_000)}\n`);
    const { data } = await send(new File(['sku,name\n', ...rows], 'large.csv'));
    expect(data.catalogueImportUpload.catalogueImportEdge.node).toMatchObject({ rowCount: 100 });
  });

  it('rejects a file of more than 32 MB with its reason', async () => {
    const { data, errors } = await send(new File([Buffer.alloc(MAX_CATALOGUE_FILE_BYTES + 1, 'x')], 'huge.csv'));
    expect(errors).toEqual([]);
    expect(data.catalogueImportUpload).toMatchObject({
      __typename: 'InvalidCsvError',
      message: 'The file is larger than 32 MB',
    });
    expect(await send(new File([Buffer.alloc(maxUploadBytes(MAX_ADMIN_FILE_BYTES))], 'huge.csv'))).toMatchObject({
      status: 413,
    });
  });

  it('accepts from others no more than the size of a picture', async () => {
    const file = new File([Buffer.alloc(8_000_000, 'x')], 'large.csv');
    const { preflight } = { preflight: { 'graphql-require-preflight': '1' } };
    for (const headers of [preflight, (await makeUploader()).headers, { ...preflight, authorization: 'Bearer x' }]) {
      expect(await send(file, headers)).toMatchObject({ status: 413, data: null });
    }
  });

  it('loads the session once', async () => {
    const file = new File([Buffer.alloc(8_000_000, 'x')], 'large.csv');
    const { statements } = await countStatements(() => send(file));
    expect(statements.filter((statement) => statement.includes('"sessions"'))).toHaveLength(1);
  });

  it('leaves pictures at 5 MB', async () => {
    const query = `mutation ($picture: Upload!) { pictureUpload(input: { picture: $picture, alt: "A" }) { ... on Error { message } } }`;
    const picture = new File([Buffer.alloc(6_000_000, Buffer.from('ffd8ffe0', 'hex'))], 'a.jpg');
    const form = uploadForm({
      operations: { query, variables: { picture: null } },
      map: { 0: ['variables.picture'] },
      files: { 0: picture },
    });
    const { data } = await post(server.url, form, uploader.headers);
    expect(data.pictureUpload.message).toBe('This picture is larger than 5 MB');
    await expect.poll(server.temporaryFiles).toEqual([]);
  });
});

describe('an import in the graph', () => {
  const ROWS = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String, $outcome: ImportOutcome) {
    catalogueImport(id: $id) { rows(first: $first, after: $after, last: $last, before: $before, outcome: $outcome) {
      totalCount pageInfo { hasNextPage endCursor startCursor }
      edges { node { number sku name outcome issues { column reason } changes { field before after } } } } } }`;

  it('lists its rows', async () => {
    await importCsv(admin, 'sku,name,unit,price,description\nA-1,Milk,1 L,50,Good.\n');
    const importId = await uploadCsv(admin, CSV);
    await processUntilIdle(importId);
    const { catalogueImport } = await ask(ROWS, { id: publicId(importId) });
    expect(catalogueImport.rows).toMatchObject({
      totalCount: 2,
      edges: [
        {
          node: {
            number: 2,
            sku: 'A-1',
            name: 'Milk',
            outcome: 'UPDATE',
            issues: [],
            changes: [{ field: 'price', before: '50', after: '60' }],
          },
        },
        { node: { number: 3, sku: 'A-2', name: null, outcome: 'REJECTED', changes: [] } },
      ],
    });
    await startAndProcess(admin, importId);
    const { catalogueImport: done } = await ask(ROWS, { id: publicId(importId), outcome: 'UPDATE' });
    expect(done.rows).toMatchObject({ totalCount: 1, edges: [{ node: { name: 'Milk' } }] });
  });

  it('pages through its rows from both ends', async () => {
    const importId = await uploadCsv(admin, `sku\n${Array.from({ length: 25 }, (_, at) => `P-${at}\n`).join('')}`);
    const page = async (args: object) => (await ask(ROWS, { id: publicId(importId), ...args })).catalogueImport.rows;
    const numbers = (rows: { edges: { node: { number: number } }[] }) => rows.edges.map(({ node }) => node.number);
    const first = await page({ first: 10 });
    const second = await page({ first: 10, after: first.pageInfo.endCursor });
    const last = await page({ last: 10 });
    expect([numbers(first)[0], numbers(second), numbers(last)]).toEqual([
      2,
      [12, 13, 14, 15, 16, 17, 18, 19, 20, 21],
      [17, 18, 19, 20, 21, 22, 23, 24, 25, 26],
    ]);
    expect(numbers(await page({ last: 2, before: last.pageInfo.startCursor }))).toEqual([15, 16]);
    expect([first.totalCount, first.pageInfo.hasNextPage, last.pageInfo.hasNextPage]).toEqual([25, true, false]);
    const { errors } = await executeGraphql(ROWS, { id: publicId(importId), after: 'x' }, admin);
    expect(errors[0]?.message).toBe('The cursor is malformed');
  });

  it('takes as many statements for a list of imports with rows as for one', async () => {
    const query =
      '{ catalogueImports { edges { node { actor { name } rows(first: 2) { totalCount edges { node { name } } } } } } }';
    await uploadCsv(admin, CSV);
    const one = await countStatements(() => ask(query));
    await uploadCsv(admin, CSV);
    await uploadCsv(admin, CSV);
    const three = await countStatements(() => ask(query));
    expect(three.statements.length).toBe(one.statements.length);
  });

  it('runs and is discarded by its id', async () => {
    const result = (name: string) =>
      `{ __typename ... on ${name} { catalogueImport { status } } ... on Error { message } }`;
    const RUN = `mutation ($id: ID!) { catalogueImportRun(input: { importId: $id }) ${result('CatalogueImportRunPayload')} }`;
    const DISCARD = `mutation ($id: ID!) { catalogueImportDiscard(input: { importId: $id }) ${result('CatalogueImportDiscardPayload')} }`;
    const [importId, other] = [await uploadCsv(admin, CSV), await uploadCsv(admin, CSV)];
    expect((await ask(RUN, { id: publicId(importId) })).catalogueImportRun).toEqual({
      __typename: 'CatalogueImportNotReadyError',
      message: 'This file is still being checked',
    });
    await processUntilIdle(importId);
    expect((await ask(RUN, { id: publicId(importId) })).catalogueImportRun).toEqual({
      __typename: 'CatalogueImportRunPayload',
      catalogueImport: { status: 'RUNNING' },
    });
    expect((await ask(DISCARD, { id: publicId(other) })).catalogueImportDiscard).toMatchObject({
      catalogueImport: { status: 'DISCARDED' },
    });
    for (const outcome of ['CatalogueImportDiscardPayload', 'CatalogueImportNotReadyError']) {
      const { catalogueImportDiscard } = await ask(DISCARD, { id: publicId(importId) });
      expect(catalogueImportDiscard.__typename).toBe(outcome);
    }
    expect((await ask(RUN, { id: publicId(newId()) })).catalogueImportRun.__typename).toBe(
      'CatalogueImportNotFoundError',
    );
  });

  it('is for admins only', async () => {
    const id = publicId(await uploadCsv(admin, CSV));
    for (const query of [
      'query ($id: ID!) { catalogueImport(id: $id) { id } }',
      '{ catalogueImports { totalCount } }',
      '{ catalogueFile { exportUrl } }',
    ]) {
      for (const viewer of [null, shopper]) {
        const { data, errors } = await executeGraphql(query, query.includes('$id') ? { id } : {}, viewer);
        expect(JSON.stringify(data)).not.toContain('products.csv');
        expect(errors[0]?.extensions?.code).toBe(viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED');
      }
    }
    const node = 'query ($id: ID!) { node(id: $id) { ... on CatalogueImport { fileName } } }';
    expect((await executeGraphql(node, { id }, shopper)).data).toEqual({ node: null });
    expect(await ask(node, { id })).toEqual({ node: { fileName: 'products.csv' } });
  });
});

describe('catalogueFile', () => {
  it('returns the URL of the export and the columns', async () => {
    const { catalogueFile } = await ask(
      '{ catalogueFile { exportUrl columns { name description example isRequired isExported } } }',
    );
    expect(catalogueFile.exportUrl).toBe('/catalogue.csv');
    expect(catalogueFile.columns).toEqual(
      IMPORT_COLUMNS.map(({ name, description, example, isRequired }) => ({
        ...{ name, description, example, isRequired },
        isExported: CATALOGUE_COLUMNS.some((column) => column.name === name),
      })),
    );
  });
});

describe('catalogueImportProgress', () => {
  const FOLLOW = 'subscription ($id: ID!) { catalogueImportProgress(id: $id) { status checkedCount doneCount } }';

  it('publishes at once and after each step, and ends when the import is done', async () => {
    const importId = await uploadCsv(admin, 'sku,name,unit,price,description\nA,Milk,1 L,50,Good.\n');
    const { next } = await subscribeGraphql(FOLLOW, { id: publicId(importId) }, admin);
    const statuses: string[] = [];
    const readUntil = async (status: string) => {
      while (statuses.at(-1) !== status) {
        const event = await next();
        expect(event?.errors).toEqual([]);
        statuses.push(event?.data.catalogueImportProgress.status);
      }
    };
    await readUntil('CHECKING');
    await Promise.all([processUntilIdle(importId), readUntil('CHECKED')]);
    await Promise.all([startAndProcess(admin, importId), readUntil('DONE')]);
    // An event before the last one shows the end as well, when the import ended before its state was read.
    for (let event = await next(); event !== null; event = await next())
      expect(event.data.catalogueImportProgress.status).toBe('DONE');
  });

  it('refuses others, and an unknown import', async () => {
    const id = publicId(await uploadCsv(admin, CSV));
    for (const viewer of [null, shopper]) {
      const { next } = await subscribeGraphql(FOLLOW, { id }, viewer);
      expect((await next())?.errors[0]?.extensions?.code).toBe(viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED');
    }
    const { next } = await subscribeGraphql(FOLLOW, { id: publicId(newId()) }, admin);
    expect((await next())?.errors[0]?.message).toBe('This import no longer exists');
  });
});
