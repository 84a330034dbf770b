import { expect, it } from 'vitest';
import { languageOfTerm } from './synonymDraft.ts';

it.each([
  ['milk', 'EN', 'EN'],
  ['दूध', 'EN', 'HI'],
  ['doodh', 'HI', 'HI_LATN'],
  ['अमूल', 'X_BRAND', 'X_BRAND'],
] as const)('%s, added as %s, is %s', (term, chosen, language) => {
  expect(languageOfTerm(term, chosen)).toBe(language);
});
