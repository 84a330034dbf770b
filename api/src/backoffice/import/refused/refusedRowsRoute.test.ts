import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { makeStaff, newId } from '../../../testing/fixtures.ts';
import { importRowsOf, processUntilIdle, uploadCsv } from '../../../testing/importFixtures.ts';
import { makeUploader, openUploadServer, type Uploader } from '../../../testing/server/uploadServer.ts';

const FILE = [
  'SKU,Name,Farbe,unit,MRP,description',
  'R-1,Milk,white,1 L,free,"=cmd, Good."',
  'R-2,Curd,,1 kg,30,Thick.',
  'R-3,,blue,1 kg,-1,Good.',
].join('\n');

describe('the refused rows of an import', () => {
  let server: Awaited<ReturnType<typeof openUploadServer>>;
  let admin: Uploader;
  let viewer: Viewer;
  beforeAll(async () => {
    server = await openUploadServer();
    admin = await makeUploader({ role: 'ADMIN' });
    viewer = await makeStaff('CATALOGUE');
  });
  afterAll(() => server.close());

  const download = (path: string, headers: Record<string, string> = admin.headers) =>
    fetch(new URL(path, server.url), { headers });
  const urlOf = async (importId: string): Promise<string | null> => {
    const query = 'query ($id: ID!) { catalogueImport(id: $id) { refusedRowsUrl } }';
    const { data } = await executeGraphql(query, { id: encodeId('CatalogueImport', importId) }, viewer);
    return data.catalogueImport.refusedRowsUrl;
  };

  it('are the rows of the file with their reasons, and can be imported again once they are corrected', async () => {
    const importId = await uploadCsv(viewer, FILE.replace('Farbe', 'brand'), 'गल्ला export.csv');
    expect(await processUntilIdle(importId)).toMatchObject({ createCount: 1, rejectedCount: 2 });
    const response = await download((await urlOf(importId)) ?? '');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="????? export refused.csv"; filename*=UTF-8''${encodeURIComponent('गल्ला export refused.csv')}`,
      'cache-control': 'no-store',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const records = parse(bytes, { bom: true });
    expect(records).toEqual([
      ['SKU', 'Name', 'brand', 'unit', 'MRP', 'description', 'refused_row', 'refused_reason'],
      ['R-1', 'Milk', 'white', '1 L', 'free', "'=cmd, Good.", '2', 'Price must be in rupees, such as 49 or 49.50'],
      ['R-3', '', 'blue', '1 kg', "'-1", 'Good.', '4', expect.stringContaining('Name is missing\nPrice must')],
    ]);
    const corrected = await uploadCsv(
      viewer,
      bytes.toString().replace('free', '28').replace("'-1", '3').replace('R-3,', 'R-3,Ghee'),
    );
    expect(await processUntilIdle(corrected)).toMatchObject({
      status: 'CHECKED',
      createCount: 2,
      unknownColumns: expect.anything(),
    });
    expect((await importRowsOf(corrected))[0]?.cells).toMatchObject({ description: '=cmd, Good.' });
    expect(await urlOf(corrected)).toBeNull();
  });

  it('are for those who may change the catalogue', async () => {
    const importId = await uploadCsv(viewer, FILE);
    const path = `/catalogue-imports/${encodeId('CatalogueImport', importId)}/refused.csv`;
    expect((await download(path, {})).status).toBe(401);
    expect((await download(path, (await makeUploader()).headers)).status).toBe(403);
    expect((await download(`/catalogue-imports/${encodeId('CatalogueImport', newId())}/refused.csv`)).status).toBe(404);
    expect((await download('/catalogue-imports/x/refused.csv')).status).toBe(404);
  });
});
