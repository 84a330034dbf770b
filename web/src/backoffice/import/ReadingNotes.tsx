import { Box, Heading, chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ReadingNotes_catalogueImport$key } from './__generated__/ReadingNotes_catalogueImport.graphql.ts';
import { columnLabel } from './mapping/columnLabel.ts';
import { texts } from './texts.ts';

/** Says how the cells of a file were read that are not in the catalogue's form, and in how many rows. */
export function ReadingNotes({ catalogueImport }: { catalogueImport: ReadingNotes_catalogueImport$key }) {
  const { notices } = useFragment(
    graphql`
      fragment ReadingNotes_catalogueImport on CatalogueImport {
        notices {
          column
          reason
          rowCount
        }
      }
    `,
    catalogueImport,
  );
  const titleId = useId();
  if (notices.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={titleId} mt="4" px="3" py="2.5" borderRadius="control" bg="bg.subtle">
      <Heading as="h2" id={titleId} textStyle="sm" fontWeight="semibold" mb="1">
        {texts.readingTitle}
      </Heading>
      <Box as="ul" role="list" listStyleType="none" textStyle="sm">
        {notices.map(({ column, reason, rowCount }) => (
          <Box as="li" key={`${column} ${reason}`} py="0.5">
            <chakra.strong fontWeight="semibold">{columnLabel(column)}</chakra.strong>: {reason}.{' '}
            <chakra.span color="fg.muted" whiteSpace="nowrap">
              {texts.rowCount(rowCount)}
            </chakra.span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
