import { inflateSync } from 'node:zlib';

/**
 * The words of a PDF file, for tests that search for some: each page's text, decoded by each of its fonts, because the test does not
 * follow which font each text uses.
 */
export function pdfText(file: Buffer): string {
  const streams = [...file.toString('latin1').matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].flatMap(
    ([, bytes = '']) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
      } catch {
        return []; // not every stream is deflated
      }
    },
  );
  const fonts = streams.filter((stream) => stream.includes('begincmap')).map(charactersOf);
  const pages = streams.filter((stream) => / T[jJ]/.test(stream));
  return fonts.map((font) => pages.map((page) => wordsOf(page, font)).join('\n')).join('\n');
}

/** The number of its pages. */
export function pdfPageCount(file: Buffer): number {
  return file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** The characters of a font's glyphs, from its table of `<first> <last> [<character>…]`. */
function charactersOf(table: string): Map<number, string> {
  const ranges = [...table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)];
  return new Map(
    ranges.flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<(\w+)>/g)].map(([, code = ''], at): [number, string] => [
        Number.parseInt(first, 16) + at,
        Buffer.from(code, 'hex').swap16().toString('utf16le'),
      ]),
    ),
  );
}

function wordsOf(page: string, font: ReadonlyMap<number, string>): string {
  const lines = [...page.matchAll(/\[([^\]]*)\] TJ/g)].map(([, line = '']) =>
    [...line.matchAll(/<(\w+)>/g)].map(([, glyphs = '']) => glyphs).join(''),
  );
  return lines
    .map((line) => [...line.matchAll(/\w{4}/g)].map(([glyph]) => font.get(Number.parseInt(glyph, 16)) ?? '').join(''))
    .join(''); // a word includes the space after it
}
