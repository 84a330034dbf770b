import { Box, Button, Flex, Input, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { announce } from '../../../ui/announce.ts';
import { FilterSelect } from '../../../ui/lists/FilterSelect.tsx';
import { languageOptions, texts } from '../texts.ts';
import { languageOfTerm, SEPARATORS, splitTerms, type DraftTerm } from './synonymDraft.ts';

/** Adds terms in a language: Enter or a comma adds what is typed, and a pasted list is added at once. */
export function TermInput({ onAdd }: { onAdd: (terms: DraftTerm[]) => void }) {
  const helpId = useId();
  const [text, setText] = useState('');
  const [language, setLanguage] = useState<DraftTerm['language']>('EN');
  const [error, setError] = useState('');

  const add = (entered: string) => {
    const { terms, tooShort, tooLong } = splitTerms(entered);
    const errorText =
      tooLong.length > 0 ? 'A term can have at most 60 characters' : 'A term needs at least 2 letters or digits';
    const rejected = [...tooShort, ...tooLong];
    setError(rejected.length > 0 ? errorText : '');
    setText(rejected.join(', '));
    if (terms.length === 0) return;
    onAdd(terms.map((term) => ({ language: languageOfTerm(term, language), term })));
    announce(terms.join(', '));
  };
  return (
    <Box>
      <Text id={`${helpId}-label`} display="block" mb="1.5" textStyle="sm" fontWeight="medium">
        Add terms
      </Text>
      <Flex gap="2" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Box flex={{ base: '1 1 100%', sm: '0 0 12rem' }}>
          <FilterSelect label={texts.language} value={language} options={languageOptions} onValue={setLanguage} />
        </Box>
        <Input
          flex="1"
          minW="0"
          aria-labelledby={`${helpId}-label`}
          aria-describedby={helpId}
          aria-invalid={error !== '' || undefined}
          value={text}
          maxLength={4000}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          onChange={({ target }) => {
            if (SEPARATORS.test(target.value)) add(target.value);
            else setText(target.value);
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!/[\n\r\t]/.test(pasted)) return; // an input would join its lines
            event.preventDefault();
            add(`${text}${pasted}`);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add(text);
          }}
        />
        <Button variant="outline" onClick={() => add(text)}>
          Add
        </Button>
      </Flex>
      <Text
        id={helpId}
        role={error === '' ? undefined : 'alert'}
        mt="1"
        minH="5"
        textStyle="xs"
        color={error === '' ? 'fg.muted' : 'fg.error'}
      >
        {error === '' ? 'Enter or a comma adds a term. Several can be pasted at once.' : error}
      </Text>
    </Box>
  );
}
