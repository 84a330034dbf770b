import { describe, expect, it } from 'vitest';
import { isDifferent, rebaseDraft, withTerms, withoutTerm, type DraftTerm, type SynonymDraft } from './synonymDraft.ts';

const en = (term: string): DraftTerm => ({ language: 'EN', term });
const hi = (term: string): DraftTerm => ({ language: 'HI_LATN', term });
const draft = (...terms: DraftTerm[]): SynonymDraft => ({ department: 'DAIRY', terms });

describe('a draft of a synonym group', () => {
  it('gets new terms at its end, each once', () => {
    expect(withTerms(draft(en('milk')), [en('milk'), en('fresh milk')])).toEqual(draft(en('milk'), en('fresh milk')));
  });

  it('moves a term to the language that it is added in', () => {
    expect(withTerms(draft(en('doodh'), en('milk')), [hi('doodh')])).toEqual(draft(en('milk'), hi('doodh')));
  });

  it('differs by its terms and its department, not by their order', () => {
    expect(isDifferent(draft(en('milk'), hi('doodh')), draft(hi('doodh'), en('milk')))).toBe(false);
    expect(isDifferent(draft(en('milk')), withoutTerm(draft(en('milk')), en('milk')))).toBe(true);
    expect(isDifferent(draft(en('milk')), { ...draft(en('milk')), department: null })).toBe(true);
  });

  it('keeps its changes over another version', () => {
    const seen = draft(en('milk'), hi('doodh'), hi('dudh'));
    const mine = draft(en('milk'), hi('dudh'), en('pouch milk'));
    const theirs: SynonymDraft = { department: 'DRINKS', terms: [en('milk'), hi('doodh'), en('toned milk')] };
    expect(rebaseDraft(seen, mine, theirs)).toEqual({
      department: 'DRINKS',
      terms: [en('milk'), en('toned milk'), en('pouch milk')],
    });
  });
});
