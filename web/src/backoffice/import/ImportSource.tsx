import { Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { ImportSource_catalogueImport$key } from './__generated__/ImportSource_catalogueImport.graphql.ts';
import { formatTexts, texts } from './texts.ts';

/** Says which program a file comes from, what is special about its rows, and where its table stands. */
export function ImportSource({ catalogueImport }: { catalogueImport: ImportSource_catalogueImport$key }) {
  const { format, sheet, headerRow } = useFragment(
    graphql`
      fragment ImportSource_catalogueImport on CatalogueImport {
        format
        sheet
        headerRow
      }
    `,
    catalogueImport,
  );
  const parts = [
    formatTexts[format],
    sheet != null && texts.sheet(sheet),
    headerRow > 1 && texts.headerRow(headerRow),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <Text mb="4" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      {parts.join(' ')}
    </Text>
  );
}
