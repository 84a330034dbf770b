import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CategoryPicker_query$key } from './__generated__/CategoryPicker_query.graphql.ts';
import { matchesText } from './matchesText.ts';
import { NameSearch } from './NameSearch.tsx';
import { texts } from './texts.ts';

/** A category as far as choosing it goes. */
export interface ChosenCategory {
  id: string;
  name: string;
}

interface CategoryPickerProps {
  query: CategoryPicker_query$key;
  chosen: readonly ChosenCategory[];
  /** What is wrong with the choice; empty for nothing. */
  error: string;
  onChosen: (chosen: readonly ChosenCategory[]) => void;
}

/** Chooses categories from a list that can be searched; those chosen stand above it, each with a way out. */
export function CategoryPicker({ query, chosen, error, onChosen }: CategoryPickerProps) {
  const { categories } = useFragment(
    graphql`
      fragment CategoryPicker_query on Query {
        categories(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    query,
  );
  const [text, setText] = useState('');
  const labelId = useId();
  const list = useRef<HTMLDivElement>(null);
  const offered = categories.edges.map(({ node }) => node).filter(({ name }) => matchesText(name, text));

  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  const without = (id: string) => chosen.filter((one) => one.id !== id);
  const remove = (id: string) => {
    onChosen(without(id));
    list.current?.focus(); // the pressed chip takes the focus with it
  };

  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={`${labelId}-note`}>
      <Box id={labelId} mb="1" textStyle="sm" fontWeight="semibold">
        {texts.category}
      </Box>
      {chosen.length === 0 ? (
        <Text color="fg.muted" textStyle="sm" minH="11" py="3">
          {texts.pickerNone}
        </Text>
      ) : (
        <Flex as="ul" role="list" wrap="wrap" gap="1.5" mb="2" listStyleType="none" aria-label={texts.chosen}>
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
      <NameSearch label={texts.pickerSearch} text={text} onText={setText} />
      <Offers ref={list} tabIndex={-1}>
        {offered.map(({ id, name }) => (
          <Offer key={id}>
            <chakra.input
              type="checkbox"
              accentColor="green.solid"
              boxSize="5"
              flexShrink="0"
              checked={isChosen(id)}
              onChange={() => onChosen(isChosen(id) ? without(id) : [...chosen, { id, name }])}
            />
            {name}
          </Offer>
        ))}
        {offered.length === 0 && (
          <Text px="3" py="3" color="fg.muted" textStyle="sm">
            {texts.pickerNoMatch}
          </Text>
        )}
      </Offers>
      <Box id={`${labelId}-note`} minH="4" mt="1" textStyle="xs" color="fg.error">
        {error}
      </Box>
    </Box>
  );
}

const Offers = chakra('div', {
  base: {
    mt: '2',
    h: '44',
    overflowY: 'auto',
    borderWidth: '1px',
    borderRadius: 'control',
    overscrollBehavior: 'contain',
  },
});

const Offer = chakra('label', {
  base: {
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
});
