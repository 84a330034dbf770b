import { Badge, Box, Flex, Text, Heading, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  ImportNotes_catalogueImport$data,
  ImportNotes_catalogueImport$key,
} from './__generated__/ImportNotes_catalogueImport.graphql.ts';
import { columnLabel } from '@kirana/shared/columnLabel.ts';
import { texts } from './texts.ts';
import { BlockerLink } from '../ui/BlockerLink.tsx';

const MAX_UNFOLDED_NAMES = 12;

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
        status
        hasGst
        gstDefaultCount
        gstMissingCount
        notices {
          column
          reason
          rowCount
        }
      }
    `,
    catalogueImport,
  );
  const { unknownColumns, newCategories, newSubCategories } = data;
  return (
    <>
      <ReadingNotes catalogueImport={data} />
      <GstNote catalogueImport={data} />
      <NameList title="Ignored columns" names={unknownColumns} palette="yellow" />
      {hasCategories && (
        <>
          <NameList title={texts.newCategories(newCategories.length)} names={newCategories} palette="green" />
          <NameList title={texts.newSubCategories(newSubCategories.length)} names={newSubCategories} palette="green" />
        </>
      )}
    </>
  );
}

function NameList({ title, names, palette }: { title: string; names: readonly string[]; palette: string }) {
  const titleId = useId();
  if (names.length === 0) return null;
  return (
    <NameDetails id={titleId} title={title} count={names.length}>
      <Flex as="ul" role="list" aria-labelledby={titleId} listStyleType="none" wrap="wrap" gap="1">
        {names.map((name) => (
          <Badge as="li" key={name} colorPalette={palette} whiteSpace="normal" overflowWrap="anywhere">
            {name}
          </Badge>
        ))}
      </Flex>
    </NameDetails>
  );
}

interface NameDetailsProps {
  /** The id of the title. */
  id: string;
  title: string;
  /** The number of names. */
  count: number;
  children: ReactNode;
}

/** A list of names of a file below its title; a long one is folded at first. */
export function NameDetails({ id, title, count, children }: NameDetailsProps) {
  return (
    <chakra.details mt="3" open={count <= MAX_UNFOLDED_NAMES}>
      <chakra.summary id={id} py="3" textStyle="sm" fontWeight="semibold" cursor="button">
        {title}
      </chakra.summary>
      {children}
    </chakra.details>
  );
}

/** Says which GST new products take that the file gives none. */
function GstNote({ catalogueImport }: { catalogueImport: ImportNotes_catalogueImport$data }) {
  const { status, hasGst, gstDefaultCount, gstMissingCount } = catalogueImport;
  if (gstDefaultCount + gstMissingCount === 0) return null;
  return (
    <Box mt="4" px="3" py="2.5" borderRadius="control" bg={gstMissingCount > 0 ? 'bg.warning' : 'bg.subtle'}>
      <Text textStyle="sm">
        {!hasGst && <strong>This file has no GST column. </strong>}
        {gstDefaultCount > 0 && texts.gstDefault(gstDefaultCount)}{' '}
        {gstMissingCount > 0 && texts.gstMissing(gstMissingCount)}
      </Text>
      {gstMissingCount > 0 && status === 'CHECKED' && (
        <BlockerLink to="/dashboard/category">Set the GST of categories</BlockerLink>
      )}
    </Box>
  );
}

/** Says how the cells of a file were read that are not in the catalogue's form, and in how many rows. */
function ReadingNotes({ catalogueImport }: { catalogueImport: ImportNotes_catalogueImport$data }) {
  const { notices } = catalogueImport;
  const titleId = useId();
  if (notices.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={titleId} mt="4" px="3" py="2.5" borderRadius="control" bg="bg.subtle">
      <Heading as="h2" id={titleId} textStyle="sm" fontWeight="semibold" mb="1">
        How the file is read
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
