import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ImportNotes_catalogueImport$key } from './__generated__/ImportNotes_catalogueImport.graphql.ts';
import { GstNote } from './GstNote.tsx';
import { ReadingNotes } from './ReadingNotes.tsx';
import { texts } from './texts.ts';

const MAX_UNSCROLLED_NAMES = 12;

interface ImportNotesProps {
  catalogueImport: ImportNotes_catalogueImport$key;
  /** Whether the new categories are listed; their form lists them otherwise. */
  hasCategories: boolean;
}

/** How cells of the file were read, the GST that it lacks, the categories that it creates, and its ignored columns. */
export function ImportNotes({ catalogueImport, hasCategories }: ImportNotesProps) {
  const data = useFragment(
    graphql`
      fragment ImportNotes_catalogueImport on CatalogueImport {
        unknownColumns
        newCategories
        newSubCategories
        ...GstNote_catalogueImport
        ...ReadingNotes_catalogueImport
      }
    `,
    catalogueImport,
  );
  const { unknownColumns, newCategories, newSubCategories } = data;
  return (
    <>
      <ReadingNotes catalogueImport={data} />
      <GstNote catalogueImport={data} />
      <NameList title={texts.unknownColumns} names={unknownColumns} palette="brand" />
      {hasCategories && (
        <>
          <NameList title={texts.newCategories} names={newCategories} palette="green" />
          <NameList title={texts.newSubCategories} names={newSubCategories} palette="green" />
        </>
      )}
    </>
  );
}

interface NameListProps {
  title: string;
  names: readonly string[];
  palette: string;
}

function NameList({ title, names, palette }: NameListProps) {
  const titleId = useId();
  if (names.length === 0) return null;
  // A scrollable element must be reachable by keyboard.
  const scroller = names.length > MAX_UNSCROLLED_NAMES && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId };
  return (
    <Box mt="4">
      <Text id={titleId} textStyle="sm" fontWeight="semibold" mb="1.5">
        {title}
      </Text>
      <Box maxH={scroller ? '40' : undefined} overflowY="auto" {...scroller}>
        <Flex as="ul" role="list" aria-labelledby={titleId} listStyleType="none" wrap="wrap" gap="1">
          {names.map((name) => (
            <Badge as="li" key={name} colorPalette={palette} whiteSpace="normal" overflowWrap="anywhere">
              {name}
            </Badge>
          ))}
        </Flex>
      </Box>
    </Box>
  );
}
