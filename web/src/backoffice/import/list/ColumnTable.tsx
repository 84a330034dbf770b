import { Badge, Box, chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminTable } from '../../ui/AdminTable.tsx';
import { AdminTableRow } from '../../ui/AdminTableRow.tsx';
import type { ColumnTable_catalogueFile$key } from './__generated__/ColumnTable_catalogueFile.graphql.ts';
import { texts } from '../texts.ts';

const heads = [texts.column, texts.meaning, texts.example];

/** Explains each column of the file in a collapsible table. */
export function ColumnTable({ catalogueFile }: { catalogueFile: ColumnTable_catalogueFile$key }) {
  const { columns } = useFragment(
    graphql`
      fragment ColumnTable_catalogueFile on CatalogueFile {
        columns {
          name
          description
          example
          aliases
          isRequired
        }
      }
    `,
    catalogueFile,
  );
  return (
    <chakra.details mb="6">
      <Summary>{texts.columns}</Summary>
      <Box mt="2">
        <AdminTable label={texts.columns} columns={heads}>
          {columns.map(({ name, description, example, aliases, isRequired }) => (
            <AdminTableRow key={name} role="row">
              <Cell role="cell" w={{ md: '13rem' }}>
                <chakra.code fontWeight="semibold" overflowWrap="anywhere">
                  {name}
                </chakra.code>
                {aliases.length > 0 && (
                  <Box mt="1" textStyle="sm" color="fg.muted">
                    {texts.alsoNamed} <WithCode text={aliases.map((alias) => `\`${alias}\``).join(', ')} />
                  </Box>
                )}
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

/** Renders the parts between backticks as code. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part));
}

const Cell = chakra('td');

const Summary = chakra('summary', {
  base: {
    w: 'fit',
    py: '2.5',
    borderRadius: 'sm',
    color: 'green.fg',
    textStyle: 'sm',
    fontWeight: 'semibold',
    cursor: 'button',
  },
});
