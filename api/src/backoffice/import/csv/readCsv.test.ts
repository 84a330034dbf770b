import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readCsv, type CsvRecord } from './readCsv.ts';

const chunksOf = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_chunk, at) => bytes.subarray(at * size, (at + 1) * size));
const read = (bytes: Buffer | string, size = 7): Promise<CsvRecord[]> =>
  Readable.from(readCsv({ createReadStream: () => Readable.from(chunksOf(Buffer.from(bytes), size)) })).toArray();
const cells = async (text: Buffer | string, size?: number) => (await read(text, size)).map((record) => record.cells);
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

const ROWS = [
  ['sku', 'name'],
  ['A', 'दूध'],
];

describe('readCsv', () => {
  it.each([
    ['UTF-8', Buffer.from('sku,name\nA,दूध\n')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffsku,name\nA,दूध\n')],
    ['UTF-16 of Excel', Buffer.from('\ufeffsku\tname\r\nA\tदूध\r\n', 'utf16le')],
    ['UTF-16, big end first', utf16be('\ufeffsku,name\nA,दूध\n')],
    ['UTF-16 without a byte order mark', Buffer.from('sku,name\nA,दूध\n', 'utf16le')],
  ])('reads %s, wherever its chunks end', async (_name, bytes) => {
    for (const size of [1, 2, 3, 1000]) expect(await cells(bytes, size)).toEqual(ROWS);
  });

  it.each(['\n', '\r\n', '\r'])('ends lines with %j, wherever its chunks end', async (end) => {
    const text = ['sku,name', 'A,दूध', ''].join(end);
    for (const size of [1, 2, 3, 1000]) expect(await cells(text, size)).toEqual(ROWS);
  });

  it.each([';', '\t', '|', ','])('splits at %j', async (separator) => {
    expect(await cells(ROWS.map((row) => row.join(separator)).join('\n'))).toEqual(ROWS);
  });

  it.each(['sep=;\nsku;name\nA;दूध\n', '"sep=;"\r\nsku;name\r\nA;दूध\r\n', 'SEP=;\rsku;name\rA;दूध\r'])(
    'takes the hint of %j',
    async (text) => {
      expect(await read(text)).toEqual(ROWS.map((row, at) => ({ number: at + 2, cells: row })));
    },
  );

  it('finds the separator below titles, and around line breaks in headings', async () => {
    const titled = 'Sri Stores\n1, Main Road, Bengaluru, Karnataka\nsku;name;"price\n(incl, GST)"\nA;x;1\n';
    expect(await cells(titled)).toEqual([
      ['Sri Stores'],
      ['1, Main Road, Bengaluru, Karnataka'],
      ['sku', 'name', 'price\n(incl, GST)'],
      ['A', 'x', '1'],
    ]);
  });

  it('keeps line breaks within quotes as they are', async () => {
    expect(await cells('sku,name\r\nA,"x\ny\r\nz"\r\n')).toEqual([
      ['sku', 'name'],
      ['A', 'x\ny\r\nz'],
    ]);
  });

  it.each([
    ['a quote within a cell', 'A,Foil 12" roll', ['A', 'Foil 12" roll']],
    ['several quotes within a cell', 'A,6" x 12" tray', ['A', '6" x 12" tray']],
    ['a blank before a quote', 'A, "x, y"', ['A', 'x, y']],
    ['a blank behind a quote', '"A" ,"x"', ['A', 'x']],
    ['doubled quotes', 'A,"12"" roll"', ['A', '12" roll']],
    ['quotes around everything', '"A","x"', ['A', 'x']],
  ])('reads %s as Excel does', async (_name, line, expected) => {
    expect(await cells(`sku,name\n${line}\nB,z\n`)).toEqual([['sku', 'name'], expected, ['B', 'z']]);
  });

  it.each([
    ['opened and never closed', 'A,"Foil 12 roll'],
    ['opened, before rows with quotes', 'A,"Foil\n"B","z"'],
    ['not doubled', 'A,"Foil 12" roll"'],
    ['closed too late', 'A,"x\nB,"y"z\nC,"q"'],
  ])('refuses the row alone of a quote that is %s', async (_name, lines) => {
    const records = await read(`sku,name\n${lines}\nY,"last, one"\nZ,end\n`);
    expect(records[1]).toMatchObject({ number: 2, problem: expect.stringMatching(/^A quote in this row/) as string });
    expect(records.slice(-2).map((record) => record.cells)).toEqual([
      ['Y', 'last, one'],
      ['Z', 'end'],
    ]);
    expect(records.slice(-2).every(({ problem }) => problem === undefined)).toBe(true);
  });

  it('reads a file of quotes that are never closed in time', async () => {
    const records = await read(`sku,name\n${'A,"x\n'.repeat(20_000)}`, 65_536);
    expect(records).toHaveLength(20_001);
  });

  it('refuses a row that is too long, and keeps its beginning', async () => {
    const [, long, short] = await read(`sku,name\nA,${'x'.repeat(70_000)}\nB,y\n`, 65_536);
    expect(long).toMatchObject({ problem: 'The row is larger than 64 kB. A quote may be missing.' });
    expect(long?.cells[0]).toBe('A');
    expect(short).toEqual({ number: 3, cells: ['B', 'y'] });
  });
});
