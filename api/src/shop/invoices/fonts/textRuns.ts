import { SCRIPTS } from './pdfFonts.ts';

/** A part of a text, and the font that has its characters; the default font without one. */
export interface TextRun {
  text: string;
  font?: string;
}

/** The characters of a text from right to left that the narrowest column has room for. */
const RIGHT_TO_LEFT_LINE = 26;

const inScript = (script: string) => String.raw`[\p{Script_Extensions=${script}}\u200c\u200d]`;
const RUNS: ReadonlyArray<{ font: string; pattern: RegExp }> = [
  // Letters that Unicode counts as pictures are none: ©, ® and ™.
  { font: 'Emoji', pattern: /\p{RGI_Emoji}|[\p{Extended_Pictographic}--[\u00a9\u00ae\u2122]]\ufe0f?/v },
  ...SCRIPTS.map((script) => ({
    font: script,
    // Text from right to left keeps its spaces, because its words stand in the order of its font's run.
    pattern: new RegExp(
      script === 'Arabic' ? `${inScript(script)}+(?: +${inScript(script)}+)*` : `${inScript(script)}+`,
      'v',
    ),
  })),
];
const SPLIT = new RegExp(`(${RUNS.map(({ pattern }) => pattern.source).join('|')})`, 'v');

/** Splits a text into the runs of its fonts, and inserts break opportunities into long words, which would overflow their column. */
export function textRuns(text: string): TextRun[] {
  return text
    .split(SPLIT)
    .map((part, at): TextRun => (at % 2 === 1 ? runOf(part) : { text: part.replace(/\S{16}(?=\S)/gu, '$&\u200b') }))
    .filter((run) => run.text !== '');
}

function runOf(text: string): TextRun {
  const font = RUNS.find(({ pattern }) => pattern.test(text))?.font ?? '';
  return { text: font === 'Arabic' ? rightToLeft(text) : text, font };
}

/** pdfmake places words from left to right, and fontkit the letters of a word by their script, so the words of a line become one. */
function rightToLeft(text: string): string {
  let line = '';
  const lines: string[] = [];
  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line}\u00a0${word}`;
    if (longer.length > RIGHT_TO_LEFT_LINE && line !== '') {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].join('\n');
}
