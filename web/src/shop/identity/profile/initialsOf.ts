const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** The first letters of a name's first and last word, in any script; nothing of nothing. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words.at(0), words.length > 1 ? words.at(-1) : ''];
  return (firstLetter(first) + firstLetter(last)).toLocaleUpperCase('en-IN');
}

// A letter of Devanagari or Tamil may be several characters that belong together.
function firstLetter(word: string): string {
  return letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
}
