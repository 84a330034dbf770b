/** A part of a text, and the font that has its characters; the default font without one. */
export interface TextRun {
  text: string;
  font?: 'Devanagari';
}

const DEVANAGARI = /([\p{Script_Extensions=Devanagari}\u200c\u200d]+)/u;

/** Splits a text into the runs of its fonts, and inserts break opportunities into long words, which would overflow their column. */
export function textRuns(text: string): TextRun[] {
  return text
    .split(DEVANAGARI)
    .map((part, at): TextRun => (at % 2 === 1 ? { text: part, font: 'Devanagari' } : { text: breakable(part) }))
    .filter((run) => run.text !== '');
}

function breakable(text: string): string {
  return text.replace(/\S{16}(?=\S)/gu, '$&\u200b');
}
