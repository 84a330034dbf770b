import { Box, Button, Flex, Heading, Text, chakra } from '@chakra-ui/react';
import { useId, useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AdminTable } from '../../ui/AdminTable.tsx';
import { columnLabel } from '@kirana/shared/columnLabel.ts';
import { texts } from '../texts.ts';
import type { ColumnMapping_catalogueFile$key } from './__generated__/ColumnMapping_catalogueFile.graphql.ts';
import type { ColumnMapping_catalogueImport$key } from './__generated__/ColumnMapping_catalogueImport.graphql.ts';
import { useMapImport } from './useMapImport.ts';
import { AdminTableRow, Cell } from '../../ui/AdminTableRow.tsx';
import { Select } from '../../../ui/forms/SelectField.tsx';

const MiddleCell = chakra(Cell, { base: { '&&': { verticalAlign: 'middle' } } });

const heads = ['Heading in the file', 'First cells', texts.column];

interface ColumnMappingProps {
  catalogueImport: ColumnMapping_catalogueImport$key;
  catalogueFile: ColumnMapping_catalogueFile$key;
  /** Called once the dry run is queued. */
  onMapped: () => void;
  /** Closes the form without a change; undefined while the import waits for it. */
  onCancel?: (() => void) | undefined;
}

/** The form that maps each heading of a file to a column, and checks the file with it. */
export function ColumnMapping({ catalogueImport: importKey, catalogueFile, onMapped, onCancel }: ColumnMappingProps) {
  const { id, format, headings } = useFragment(
    graphql`
      fragment ColumnMapping_catalogueImport on CatalogueImport {
        id
        format
        headings {
          position
          name
          column
          samples
        }
      }
    `,
    importKey,
  );
  const { columns } = useFragment(
    graphql`
      fragment ColumnMapping_catalogueFile on CatalogueFile {
        columns {
          name
          isRequired
        }
      }
    `,
    catalogueFile,
  );
  const titleId = useId();
  const [chosen, setChosen] = useState<ReadonlyMap<number, string | null>>(new Map());
  const [error, setError] = useState('');
  const { mapImport, isMapping } = useMapImport();

  const mapped = new Map(
    headings.map(({ position, column }) => [
      position,
      chosen.has(position) ? (chosen.get(position) ?? null) : (column ?? null),
    ]),
  );
  const isMapped = (column: string) => [...mapped.values()].includes(column);
  const replacements = new Map([
    ['price', isMapped('selling_price')],
    ['unit', format !== 'CATALOGUE'],
  ]); // a name has the pack size
  const missing = columns.filter(
    ({ name, isRequired }) => isRequired && !isMapped(name) && replacements.get(name) !== true,
  );
  const choose = (position: number, column: string | null) => {
    const former = [...mapped].filter(([at, taken]) => column !== null && taken === column && at !== position);
    setChosen(new Map([...chosen, ...former.map(([at]) => [at, null] as const), [position, column]]));
    setError('');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isMapping) return;
    const mappings = [...mapped].flatMap(([position, column]) => (column === null ? [] : [{ position, column }]));
    mapImport({ importId: id, columns: mappings }, { onMapped, onRefused: setError });
  };

  return (
    <Box asChild mt="6">
      <form aria-labelledby={titleId} onSubmit={submit} noValidate>
        <Heading as="h2" id={titleId} textStyle="lg">
          {texts.mappingTitle}
        </Heading>
        <Text mt="1" mb="3" textStyle="sm" color="fg.muted">
          Choose what each column of your file holds. We’ll remember it for files with the same headings.
        </Text>
        <AdminTable label={texts.mappingTitle} columns={heads}>
          {headings.map(({ position, name, samples }) => (
            <AdminTableRow key={position}>
              <MiddleCell w={{ md: '30%' }} fontWeight="semibold" overflowWrap="anywhere">
                {name}
              </MiddleCell>
              <MiddleCell color="fg.muted" overflowWrap="anywhere">
                {samples.length === 0 ? 'Empty' : samples.join(' · ')}
              </MiddleCell>
              <MiddleCell w={{ md: '16rem' }}>
                <Select
                  aria-label={`Column for ${name}`}
                  value={mapped.get(position) ?? ''}
                  color={mapped.get(position) === null ? 'fg.muted' : 'fg'}
                  onChange={({ target }) => choose(position, target.value === '' ? null : target.value)}
                >
                  <option value="">Ignore</option>
                  {columns.map((column) => (
                    <option key={column.name} value={column.name}>
                      {columnLabel(column.name)}
                    </option>
                  ))}
                </Select>
              </MiddleCell>
            </AdminTableRow>
          ))}
        </AdminTable>
        <Box
          role={error === '' ? 'status' : 'alert'}
          minH="6"
          mt="3"
          textStyle="sm"
          color={error === '' ? 'fg.muted' : 'fg.error'}
        >
          {error === '' && missing.length > 0 && texts.notMapped(missing.map(({ name }) => columnLabel(name)))}
          {error}
        </Box>
        <Flex gap="3" wrap="wrap" mt="2">
          <Button type="submit" loading={isMapping}>
            Check the file
          </Button>
          {onCancel !== undefined && (
            <Button type="button" variant="outline" colorPalette="gray" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
        </Flex>
      </form>
    </Box>
  );
}
