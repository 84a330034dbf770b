import { Badge, Box, chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminTable } from '../admin/AdminTable.tsx';
import { AdminTableRow } from '../admin/AdminTableRow.tsx';
import type { ColumnTable_catalogueFile$key } from './__generated__/ColumnTable_catalogueFile.graphql.ts';
import { SummaryLine } from './SummaryLine.tsx';
import { texts } from './texts.ts';

const heads = [texts.column, texts.meaning, texts.example];

/** What each column of the file means, for who opens it. */
export function ColumnTable({ catalogueFile }: { catalogueFile: ColumnTable_catalogueFile$key }) {
  const { columns } = useFragment(
    graphql`
      fragment ColumnTable_catalogueFile on CatalogueFile {
        columns {
          name
          description
          example
          isRequired
        }
      }
    `,
    catalogueFile,
  );
  return (
    <chakra.details mb="6">
      <SummaryLine>{texts.columns}</SummaryLine>
      <Box mt="2">
        <AdminTable label={texts.columns} columns={heads}>
          {columns.map(({ name, description, example, isRequired }) => (
            <AdminTableRow key={name} role="row">
              <Cell role="cell" w={{ md: '13rem' }}>
                <chakra.code fontWeight="semibold" overflowWrap="anywhere">
                  {name}
                </chakra.code>
                {isRequired && (
                  <Badge display="flex" w="fit" mt="1" colorPalette="brand">
                    {texts.required}
                  </Badge>
                )}
              </Cell>
              <Cell role="cell" overflowWrap="anywhere">
                <WithCode text={description} />
              </Cell>
              <Cell role="cell" w={{ md: '18rem' }} color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
                {example}
              </Cell>
            </AdminTableRow>
          ))}
        </AdminTable>
      </Box>
    </chakra.details>
  );
}

/** A text whose parts between backticks are to be typed as they are. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part));
}

const Cell = chakra('td');
