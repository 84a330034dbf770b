import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import { db } from '../../platform/db/client.ts';
import { makeAddress, makeShopper, makeStaff, newId } from '../../testing/fixtures.ts';
import { bearerFor, openRestServer } from '../../testing/rest/restServer.ts';
import { CUSTOMER_COLUMNS, exportCustomers } from './customerExport.ts';

describe('the export of customers', () => {
  let shop: Awaited<ReturnType<typeof openRestServer>>;
  let staffId: string;
  let headers: Record<string, string>;
  beforeAll(async () => {
    shop = await openRestServer();
    const staff = await makeStaff('CUSTOMERS');
    staffId = staff.userId;
    headers = await bearerFor(staff);
  });
  afterAll(() => shop.close());
  const download = (query: Record<string, string> = {}, init: RequestInit = { headers }) =>
    fetch(`${shop.url}/customers.csv?${new URLSearchParams(query).toString()}`, init);
  const audited = () => db.auditEntry.findMany({ where: { action: 'CUSTOMER_EXPORT' }, orderBy: { id: 'asc' } });

  it('has those of the search and the filter, harmless for spreadsheets, and is in the audit log', async () => {
    const tag = newId();
    const blocked = await makeShopper({
      name: `=cmd|'${tag}'!A1`,
      email: `${tag}@kirana.example`,
      mobile: '+91 98310 12345',
    });
    await db.userBlock.create({ data: { userId: blocked.userId, kind: 'CASH_ON_DELIVERY' } });
    const other = await makeShopper({ name: `दूध "${tag}"`, email: `b${tag}@kirana.example`, status: 'SUSPENDED' });
    await makeAddress(other, { city: 'Howrah' });
    await makeShopper({ name: `gone ${tag}`, status: 'INACTIVE' });
    const response = await download({ search: tag, isBlocked: 'true' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/filename=customers-\d{4}-\d\d-\d\d\.csv$/) as unknown,
      'cache-control': 'no-store',
    });
    const [header, ...rows] = parse(Buffer.from(await response.arrayBuffer()), { bom: true });
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown;
    expect(header).toEqual(CUSTOMER_COLUMNS);
    expect(rows).toEqual([
      [
        ...[
          encodeId('Customer', other.userId),
          `दूध "${tag}"`,
          `b${tag}@kirana.example`,
          'no',
          '9800000000',
          'Howrah',
          time,
        ],
        ...['0', '0.00', '0.00', '', 'yes', 'no'],
      ],
      [
        ...[encodeId('Customer', blocked.userId), `'=cmd|'${tag}'!A1`, `${tag}@kirana.example`, 'no', '9831012345', ''],
        ...[time, '0', '0.00', '0.00', '', 'no', 'yes'],
      ],
    ]);
    expect(await audited()).toMatchObject([
      {
        ...{ actorId: staffId, subjectType: 'USER', subjectId: staffId, before: null },
        after: { customerCount: 2, isSearched: true, isBlocked: true },
      },
    ]);
  });

  it.each([
    ['+91 98310-12345', '9831012345'],
    ['098310 12345', '9831012345'],
    ['-98310 12345', '9831012345'],
    ['033-2200 1100', '3322001100'],
    ['+49 89 1234567', '49891234567'],
  ])('has the mobile number %s in digits', async (mobile, digits) => {
    const tag = newId();
    await makeShopper({ name: tag, mobile });
    let text = '';
    for await (const part of exportCustomers({ search: tag, filter: {} })) text += part;
    const [row]: Record<string, string>[] = parse(text, { bom: true, columns: true });
    expect(row?.['mobile']).toBe(digits);
  });

  it('refuses other users and invalid filters, and records no refusal', async () => {
    const before = (await audited()).length;
    expect((await download({}, {})).status).toBe(401);
    const others = await bearerFor(await makeStaff('ORDERS', 'STAFF', 'CATALOGUE'));
    expect((await download({}, { headers: others })).status).toBe(403);
    expect((await download({ isBlocked: 'maybe' })).status).toBe(400);
    expect((await download({}, { headers, method: 'POST' })).status).toBe(405);
    expect((await download({}, { headers, method: 'HEAD' })).status).toBe(200);
    expect(await audited()).toHaveLength(before);
  });

  it('reads 500 customers at a time, each once', async () => {
    const tag = newId();
    await db.$executeRaw`
      INSERT INTO users (id, name, email, updated_at)
      SELECT uuidv7(), ${tag}, n || ${tag} || '@kirana.example', now() FROM generate_series(1, 1001) AS n`;
    let [text, parts] = ['', 0];
    for await (const part of exportCustomers({ search: tag, filter: {} })) [text, parts] = [text + part, parts + 1];
    const rows: string[][] = parse(text, { bom: true, from_line: 2 });
    expect([parts, new Set(rows.map(([id]) => id)).size]).toEqual([4, 1001]);
  });

  it.each([
    ['+91 98310 12345', '9831012345'],
    ['+919831012345', '9831012345'],
    ['0091 98310-12345', '9831012345'],
    ['91 9831012345', '9831012345'],
    ['09831012345', '9831012345'],
    ['9831012345', '9831012345'],
    ['9198310123', '9198310123'], // ten digits that begin as the prefix does
    ['(98310) 12.345', '9831012345'],
    ['-98310 12345', '9831012345'],
    ['+1 415 555 0100', '14155550100'],
  ])('has the mobile number %s as %s', async (mobile, digits) => {
    const name = `Asha ${newId()}`;
    await makeShopper({ name, mobile });
    const response = await download({ search: name });
    const [row] = parse(Buffer.from(await response.arrayBuffer()), { bom: true, columns: true }) as Record<
      string,
      string
    >[];
    expect(row?.['mobile']).toBe(digits);
  });
});
