import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { db } from '../../../platform/db/client.ts';
import { makeProduct, makeShopper } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { processUntilIdle } from '../../../testing/importFixtures.ts';
import { makeZip } from '../../../testing/makeZip.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import { makeUploader, openUploadServer, post, uploadForm } from '../../../testing/server/uploadServer.ts';

let server: Awaited<ReturnType<typeof openUploadServer>>;
let admin: Viewer;
let photo: Buffer;
beforeAll(async () => {
  server = await openUploadServer();
  admin = await makeShopper({ role: 'ADMIN' });
  for (let at = 1; at <= 6; at += 1) await makeProduct({ sku: `P-${at}`, name: `Named ${at}` });
  photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c62828' } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());

const UPLOAD = `mutation ($file: Upload!) { catalogueImportUpload(input: { file: $file }) { __typename
  ... on CatalogueImportUploadPayload { catalogueImportEdge { node { id format status pictureCount } } }
  ... on Error { message } } }`;
const PAGE = `query ($id: ID!) { catalogueImport(id: $id) { status keepsPictures rejectedCount refusedRowsUrl rows(first: 50) { edges { node {
  sku name files { name problem picture { id url(width: 96) } } formerPictures { id url(width: 96) } } } } } }`;
const KEEP = `mutation ($id: ID!, $keeps: Boolean!) {
  catalogueImportKeepPictures(input: { importId: $id, keepsPictures: $keeps }) { __typename
    ... on CatalogueImportKeepPicturesPayload { catalogueImport { status keepsPictures } } ... on Error { message } } }`;

/** Uploads a zip of these pictures by HTTP, and reads it. */
async function uploaded(...names: string[]): Promise<string> {
  const { headers } = await makeUploader({ role: 'ADMIN' });
  const file = new File([new Uint8Array(makeZip(names.map((name) => ({ name, data: photo }))))], 'pictures.zip');
  const operations = { query: UPLOAD, variables: { file: null } };
  const form = uploadForm({ operations, map: { 0: ['variables.file'] }, files: { 0: file } });
  const { data, errors } = await post(server.url, form, headers);
  expect(errors).toEqual([]);
  const { node } = data.catalogueImportUpload.catalogueImportEdge;
  expect(node).toMatchObject({ format: 'PICTURES', status: 'CHECKING' });
  const { id: importId } = await db.catalogueImport.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(node.id).toBe(encodeId('CatalogueImport', importId));
  await processUntilIdle(importId);
  return node.id;
}

async function ask(query: string, variables: Record<string, unknown>, viewer = admin) {
  const { result, sent } = await countStatements(() => executeGraphql(query, variables, viewer));
  return { ...result, statementCount: sent.length };
}

describe('the page of a zip', () => {
  it('shows the present and the new pictures of each product in as many statements as those of one', async () => {
    const one = await ask(PAGE, { id: await uploaded('P-1.png') });
    const id = await uploaded('P-1.png', 'P-2.png', 'P-2-2.png', 'P-3.png', 'P-4.png', 'P-5.png', 'P-6.png', 'P-7.png');
    const many = await ask(PAGE, { id });
    expect([one.errors, many.errors]).toEqual([[], []]);
    const nodes = many.data.catalogueImport.rows.edges.map(({ node }: { node: object }) => node);
    expect(nodes).toHaveLength(7);
    const picture = { id: expect.any(String), url: expect.stringMatching(/^\/media\//) };
    expect(nodes[1]).toMatchObject({
      ...{ sku: 'P-2', name: 'Named 2', formerPictures: [picture] },
      files: [
        { name: 'P-2.png', problem: null, picture },
        { name: 'P-2-2.png', problem: null, picture },
      ],
    });
    expect(nodes.at(-1)).toMatchObject({ sku: '', name: 'P-7.png', files: [], formerPictures: [] });
    expect(many.data.catalogueImport).toMatchObject({ rejectedCount: 1, refusedRowsUrl: null });
    expect(many.statementCount).toBe(one.statementCount);
  });

  it('places the pictures as the owner chooses, who needs the permission', async () => {
    const id = await uploaded('P-1.png');
    const { data } = await ask(KEEP, { id, keeps: false });
    expect(data.catalogueImportKeepPictures).toMatchObject({
      catalogueImport: { status: 'CHECKING', keepsPictures: false },
    });
    const again = await ask(KEEP, { id, keeps: true });
    expect(again.data.catalogueImportKeepPictures.__typename).toBe('CatalogueImportNotReadyError');
    const { errors } = await ask(KEEP, { id, keeps: true }, await makeShopper());
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
