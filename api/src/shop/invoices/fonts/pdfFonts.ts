import path from 'node:path';
import { createRequire } from 'node:module';
import type { TFontDictionary } from 'pdfmake/interfaces.js';

/** The scripts beside the Latin one in which names are written in India, by their names in Unicode; each has a font of its own. */
export const SCRIPTS = [
  ...['Devanagari', 'Bengali', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Oriya', 'Tamil', 'Telugu'],
  ...['Arabic', 'Meetei_Mayek', 'Ol_Chiki'],
] as const;

const folderOf = (name: string) => path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const ROBOTO = path.join(folderOf('pdfmake'), 'fonts/Roboto');
const FONTSOURCE = path.dirname(folderOf('@fontsource/noto-emoji'));

/** The file of Noto Sans for a script, in the weight 400 or 500. */
export function fontFileOf(script: (typeof SCRIPTS)[number], weight: 400 | 500): string {
  const name = script.toLowerCase().replace('_', '-');
  return path.join(FONTSOURCE, `noto-sans-${name}/files/noto-sans-${name}-${name}-${weight}-normal.woff`);
}

const EMOJI = path.join(FONTSOURCE, 'noto-emoji/files/noto-emoji-emoji-400-normal.woff');

/** The fonts of PDF files. pdfmake reads the ones that a document uses, and embeds the glyphs that it uses of them. */
export const PDF_FONTS: TFontDictionary = {
  Roboto: { normal: path.join(ROBOTO, 'Roboto-Regular.ttf'), bold: path.join(ROBOTO, 'Roboto-Medium.ttf') },
  Emoji: { normal: EMOJI, bold: EMOJI },
  ...Object.fromEntries(
    SCRIPTS.map((script) => [script, { normal: fontFileOf(script, 400), bold: fontFileOf(script, 500) }]),
  ),
};

/** Whether a file belongs to the fonts. */
export function isFontFile(file: string): boolean {
  return file.startsWith(ROBOTO) || file.startsWith(FONTSOURCE);
}
