import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { languages, languageTexts, texts } from '../texts.ts';
import { termsBeyond, type DraftTerm, type SynonymDraft } from './synonymDraft.ts';
import styles from './TermGroups.module.css';

/** So many terms of a language are shown at first: brands may be two hundred. */
const SHOWN_TERMS = 16;

interface TermGroupsProps {
  draft: SynonymDraft;
  saved: SynonymDraft;
  onRemove: (term: DraftTerm) => void;
}

/** The terms of a draft by language, each with a button that removes it. */
export function TermGroups({ draft, saved, onRemove }: TermGroupsProps) {
  const list = useRef<HTMLDivElement>(null);
  const added = termsBeyond(draft, saved);
  const groups = languages
    .map((language) => ({ language, terms: draft.terms.filter((term) => term.language === language) }))
    .filter(({ terms }) => terms.length > 0);
  const remove = (term: DraftTerm) => {
    onRemove(term);
    list.current?.focus({ preventScroll: true }); // the button is gone
  };
  return (
    <Box ref={list} tabIndex={-1} outline="none" mt="2">
      {groups.length === 0 && <Text color="fg.muted">No terms yet.</Text>}
      {groups.map(({ language, terms }) => (
        <LanguageTerms key={language} language={language} terms={terms} added={added} onRemove={remove} />
      ))}
    </Box>
  );
}

interface LanguageTermsProps {
  language: keyof typeof languageTexts;
  terms: readonly DraftTerm[];
  added: readonly DraftTerm[];
  onRemove: (term: DraftTerm) => void;
}

/** The terms of a language; of a long list the first ones and those that are new, until it is opened. */
function LanguageTerms({ language, terms, added, onRemove }: LanguageTermsProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? terms : terms.filter((term, place) => place < SHOWN_TERMS || added.includes(term));
  return (
    <Box mt="3">
      <Text id={`terms-${language}`} textStyle="xs" fontWeight="semibold" color="fg.muted" mb="1">
        {languageTexts[language]}
      </Text>
      <Flex as="ul" role="list" aria-labelledby={`terms-${language}`} wrap="wrap" gap="1.5" listStyleType="none">
        {shown.map((term) => (
          <li key={term.term} className={styles.tag} data-added={added.includes(term) || undefined}>
            <Text as="span" overflowWrap="anywhere" lang={language === 'HI' ? 'hi' : undefined}>
              {term.term}
            </Text>
            <button type="button" aria-label={`Remove ${term.term}`} onClick={() => onRemove(term)}>
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
      </Flex>
      {shown.length < terms.length && (
        <Button variant="ghost" px="2" mt="1" onClick={() => setWhole(true)}>
          {texts.showTerms(terms.length)}
        </Button>
      )}
    </Box>
  );
}
