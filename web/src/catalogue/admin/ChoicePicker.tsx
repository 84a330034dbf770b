import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { matchesText } from './matchesText.ts';
import { NameSearch } from './NameSearch.tsx';
import { texts } from './texts.ts';

/** Something as far as choosing it goes. */
export interface Choice {
  id: string;
  name: string;
}

/** A choice that there is, with what tells it apart from others of its name. */
export interface Offer extends Choice {
  note?: string;
}

interface ChoicePickerProps {
  label: string;
  /** What the form calls it. */
  name?: string;
  words: { search: string; none: string; noMatch: string; chosen: string };
  offers: readonly Offer[];
  chosen: readonly Choice[];
  /** What is wrong with the choice; empty for nothing. */
  error: string;
  onChosen: (chosen: readonly Choice[]) => void;
  /** What stands at the end of the list. */
  children?: ReactNode;
}

/** Chooses from a list that can be searched; what is chosen stands above it, each with a way out. */
export function ChoicePicker(props: ChoicePickerProps) {
  const { label, name: fieldName, words, offers, chosen, error, onChosen, children } = props;
  const [text, setText] = useState('');
  const labelId = useId();
  const list = useRef<HTMLDivElement>(null);
  const offered = offers.filter(({ name }) => matchesText(name, text));

  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  const without = (id: string) => chosen.filter((one) => one.id !== id);
  const remove = (id: string) => {
    onChosen(without(id));
    list.current?.focus(); // the pressed chip takes the focus with it
  };

  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={`${labelId}-note`} minW="0">
      <Box id={labelId} mb="1" textStyle="sm" fontWeight="semibold">
        {label}
      </Box>
      {chosen.length === 0 ? (
        <Text color="fg.muted" textStyle="sm" minH="11" py="3">
          {words.none}
        </Text>
      ) : (
        <Flex as="ul" role="list" wrap="wrap" gap="1.5" mb="2" listStyleType="none" aria-label={words.chosen}>
          {chosen.map(({ id, name }) => (
            <Box as="li" key={id} maxW="full">
              <Button
                type="button"
                variant="subtle"
                borderRadius="full"
                maxW="full"
                ps="3.5"
                pe="2.5"
                gap="1"
                fontWeight="medium"
                aria-label={texts.removeChosen(name)}
                onClick={() => remove(id)}
              >
                <Text truncate>{name}</Text>
                <X aria-hidden />
              </Button>
            </Box>
          ))}
        </Flex>
      )}
      <NameSearch label={words.search} name={fieldName} text={text} onText={setText} />
      <Offers ref={list} tabIndex={-1}>
        {offered.map(({ id, name, note = '' }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={isChosen(id)}
              onChange={() => onChosen(isChosen(id) ? without(id) : [...chosen, { id, name }])}
            />
            <span>
              {name}
              {note !== '' && <small>{` · ${note}`}</small>}
            </span>
          </label>
        ))}
        {offered.length === 0 && (
          <Text px="3" py="3" color="fg.muted" textStyle="sm">
            {words.noMatch}
          </Text>
        )}
        {children}
      </Offers>
      <Box id={`${labelId}-note`} minH="4" mt="1" textStyle="xs" color="fg.error">
        {error}
      </Box>
    </Box>
  );
}

/** Its rows are plain elements: there are hundreds, drawn anew with each letter that is typed in the form. */
const Offers = chakra('div', {
  base: {
    mt: '2',
    h: '44',
    overflowY: 'auto',
    borderWidth: '1px',
    borderRadius: 'control',
    overscrollBehavior: 'contain',
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '11',
      px: '3',
      py: '1.5',
      textStyle: 'sm',
      cursor: 'button',
      _hover: { bg: 'bg.subtle' },
    },
    '& input': { accentColor: 'green.solid', boxSize: '5', flexShrink: '0' },
    '& small': { color: 'fg.muted', fontSize: 'inherit' },
  },
});
