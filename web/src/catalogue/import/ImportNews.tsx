import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ImportNews_catalogueImport$key } from './__generated__/ImportNews_catalogueImport.graphql.ts';
import { texts } from './texts.ts';

const FEW = 12;

/** What a file brings with it besides products, and what of it the shop does not understand. */
export function ImportNews({ catalogueImport }: { catalogueImport: ImportNews_catalogueImport$key }) {
  const { unknownColumns, newCategories, newSubCategories } = useFragment(
    graphql`
      fragment ImportNews_catalogueImport on CatalogueImport {
        unknownColumns
        newCategories
        newSubCategories
      }
    `,
    catalogueImport,
  );
  return (
    <>
      <NameList title={texts.unknownColumns} names={unknownColumns} palette="brand" />
      <NameList title={texts.newCategories} names={newCategories} palette="green" />
      <NameList title={texts.newSubCategories} names={newSubCategories} palette="green" />
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
  // What may have to scroll must be within the keyboard's reach.
  const scroller = names.length > FEW && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId };
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
