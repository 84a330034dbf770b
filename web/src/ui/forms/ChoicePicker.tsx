import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { matchesText } from '../lists/matchesText.ts';
import { SearchField } from '../lists/SearchField.tsx';

/** A choice: its id and its name. */
export interface Choice {
  id: string;
  name: string;
}

/** An offered choice, with a note that distinguishes it from others of the same name. */
export interface DescribedChoice extends Choice {
  note?: string;
}

interface ChoicePickerProps {
  label: string;
  /** The name of the field in its form. */
  name?: string;
  labels: { search: string; none: string; noMatch: string; chosen: string };
  choices: readonly DescribedChoice[];
  chosen: readonly Choice[];
  /** The error message; empty if there is none. */
  error: string;
  onChosen: (chosen: readonly Choice[]) => void;
  /** The content after the list. */
  children?: ReactNode;
}

/** A multi-select with a search box; each chosen entry is shown above the list with a button that removes it. */
export function ChoicePicker(props: ChoicePickerProps) {
  const { label, name: fieldName, labels, choices, chosen, error, onChosen, children } = props;
  const [text, setText] = useState('');
  const labelId = useId();
  const list = useRef<HTMLDivElement>(null);
  const matchingChoices = choices.filter(({ name }) => matchesText(name, text));

  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  const without = (id: string) => chosen.filter((one) => one.id !== id);
  const remove = (id: string) => {
    onChosen(without(id));
    list.current?.focus(); // the removed chip had the focus
  };

  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={`${labelId}-note`} minW="0">
      <Box id={labelId} mb="1" textStyle="sm" fontWeight="semibold">
        {label}
      </Box>
      {chosen.length === 0 ? (
        <Text color="fg.muted" textStyle="sm" minH="11" py="3">
          {labels.none}
        </Text>
      ) : (
        <Flex as="ul" role="list" wrap="wrap" gap="1.5" mb="2" listStyleType="none" aria-label={labels.chosen}>
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
                aria-label={`Remove ${name}`}
                onClick={() => remove(id)}
              >
                <Text truncate>{name}</Text>
                <X aria-hidden />
              </Button>
            </Box>
          ))}
        </Flex>
      )}
      <SearchField label={labels.search} name={fieldName} text={text} onText={setText} />
      <ChoiceList ref={list} tabIndex={-1}>
        {matchingChoices.map(({ id, name, note = '' }) => (
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
        {matchingChoices.length === 0 && (
          <Text px="3" py="3" color="fg.muted" textStyle="sm">
            {labels.noMatch}
          </Text>
        )}
        {children}
      </ChoiceList>
      <Box id={`${labelId}-note`} minH="4" mt="1" textStyle="xs" color="fg.error">
        {error}
      </Box>
    </Box>
  );
}

/** The rows are plain elements because there are hundreds, rendered at each key press in the form. */
const ChoiceList = chakra('div', {
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
    '& input': { accentColor: 'primary.solid', boxSize: '5', flexShrink: '0' },
    '& small': { color: 'fg.muted', fontSize: 'inherit' },
  },
});
