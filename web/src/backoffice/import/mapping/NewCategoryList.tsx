import { Box, Button, chakra, Flex, Input, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { texts } from '../texts.ts';
import type { CategoryChoice } from './useCategoryChoices.ts';

interface NewCategoryListProps {
  title: string;
  choices: readonly CategoryChoice[];
  onMap: (name: string) => void;
  onCreate: (name: string) => void;
  /** Sets the GST of a created category; undefined where it has none. */
  onGst?: (name: string, gst: string) => void;
}

/** New categories of a file, each with its mapping. */
export function NewCategoryList({ title, choices, onMap, onCreate, onGst }: NewCategoryListProps) {
  const titleId = useId();
  if (choices.length === 0) return null;
  return (
    <Box mt="3">
      <Text id={titleId} textStyle="sm" fontWeight="semibold" mb="1.5">
        {title}
      </Text>
      <List role="list" aria-labelledby={titleId}>
        {choices.map(({ name, target, gst }) => (
          <li key={name}>
            <Box flex="1" minW="0" overflowWrap="anywhere">
              <Text fontWeight="semibold" textStyle="sm">
                {name}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {target === null ? texts.isCreated : texts.isReplaced(target.name)}
              </Text>
            </Box>
            <Flex gap="2" align="center" wrap="wrap">
              {onGst !== undefined && target === null && (
                <Flex as="label" gap="2" align="center" textStyle="sm" color="fg.muted">
                  {texts.gst}
                  <Input
                    w="16"
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={3}
                    aria-label={texts.gstOfCategory(name)}
                    value={gst}
                    onChange={(event) => onGst(name, event.target.value)}
                  />
                </Flex>
              )}
              <Button
                variant="outline"
                colorPalette="gray"
                aria-label={texts.mapCategory(name)}
                onClick={() => onMap(name)}
              >
                {texts.map}
              </Button>
              {target !== null && (
                <Button
                  variant="ghost"
                  colorPalette="gray"
                  aria-label={texts.createCategory(name)}
                  onClick={() => onCreate(name)}
                >
                  {texts.create}
                </Button>
              )}
            </Flex>
          </li>
        ))}
      </List>
    </Box>
  );
}

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    layerStyle: 'card',
    '& > li': {
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      alignItems: { sm: 'center' },
      gap: { base: '2', sm: '4' },
      px: '3',
      py: '2',
      borderTopWidth: '1px',
    },
    '& > li:first-of-type': { borderTopWidth: '0' },
  },
});
