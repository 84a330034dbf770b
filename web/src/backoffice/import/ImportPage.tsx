import { Box, Button, Flex, Heading, Text, Skeleton } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { graphql, commitLocalUpdate, useRelayEnvironment } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { BlockerLink } from '../ui/BlockerLink.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { NotFound } from '../../ui/NotFound.tsx';
import type { ImportPageQuery } from './__generated__/ImportPageQuery.graphql.ts';
import { PicturePlacement } from './PicturePlacement.tsx';
import { ImportNotes } from './ImportNotes.tsx';
import { ImportRows, ImportRowsSkeleton } from './ImportRows.tsx';
import { ImportState } from './ImportState.tsx';
import { ColumnMapping } from './mapping/ColumnMapping.tsx';
import { NewCategories } from './mapping/NewCategories.tsx';
import { texts, formatTexts } from './texts.ts';
import { useRevalidator } from 'react-router-dom';
import { useChangeProgress } from '../catalogueChange/ChangeProgress.tsx';
import type { ImportPageProgressSubscription$data } from './__generated__/ImportPageProgressSubscription.graphql.ts';
import type { ImportStatus } from './__generated__/ImportState_catalogueImport.graphql.ts';

const importPageQuery = graphql`
  query ImportPageQuery($id: ID!, $outcome: ImportOutcome, $hasUndoIssue: Boolean) {
    ...NewCategories_query
    catalogueFile @required(action: THROW) {
      ...ColumnMapping_catalogueFile
    }
    catalogueImport(id: $id) {
      id
      fileName
      actor {
        name
      }
      createdAt
      status
      pictureCount
      pictureDoneCount
      format
      sheet
      headerRow
      ...ImportState_catalogueImport
      ...ImportNotes_catalogueImport
      ...PicturePlacement_catalogueImport
      ...ColumnMapping_catalogueImport
      ...NewCategories_catalogueImport
      ...ImportRows_catalogueImport @arguments(outcome: $outcome, hasUndoIssue: $hasUndoIssue)
    }
  }
`;

/** An import: its dry run, its progress and its result. */
export function ImportPage() {
  return (
    <PageQuery<ImportPageQuery> query={importPageQuery} fallback={<ImportPageSkeleton />}>
      {(query, variables) =>
        query.catalogueImport == null ? (
          <NotFound
            title="This import doesn’t exist"
            text="It may have been deleted, or the link is incomplete."
            link={{ to: '/dashboard/import', label: texts.back }}
          />
        ) : (
          <FoundImport query={query} catalogueImport={query.catalogueImport} variables={variables} />
        )
      }
    </PageQuery>
  );
}

const backLink = (
  <Flex>
    <BlockerLink to="/dashboard/import" gap="1">
      <ChevronLeft size={16} aria-hidden />
      {texts.back}
    </BlockerLink>
  </Flex>
);

interface FoundImportProps {
  query: ImportPageQuery['response'];
  catalogueImport: NonNullable<ImportPageQuery['response']['catalogueImport']>;
  /** Those of the loaded page; each load has its own object. */
  variables: ImportPageQuery['variables'];
}

function FoundImport({ query, catalogueImport, variables }: FoundImportProps) {
  const { id, fileName, actor, createdAt, status, pictureCount, pictureDoneCount } = catalogueImport;
  const [isMapping, setMapping] = useState(false);
  const isOfPictures = catalogueImport.format === 'PICTURES';
  const isMapped = status === 'CHECKED' && !isMapping && !isOfPictures;
  const { outcome, hasUndoIssue } = variables;
  const areRowsFresh = useReloadOnPhaseChange(id, { status, pictureCount, pictureDoneCount }, variables);
  return (
    <>
      <PageTitle title={`Import of ${fileName}`} />
      {backLink}
      <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }} overflowWrap="anywhere">
        {fileName}
      </Heading>
      <Text mt="1" mb="2" textStyle="sm" color="fg.muted">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time> {actor != null && `by ${actor.name}`}
      </Text>
      <ImportSource catalogueImport={catalogueImport} />
      <ImportState catalogueImport={catalogueImport} />
      {(status === 'MAPPING' || (status === 'CHECKED' && isMapping)) && (
        <ColumnMapping
          catalogueImport={catalogueImport}
          catalogueFile={query.catalogueFile}
          onMapped={() => setMapping(false)}
          onCancel={status === 'CHECKED' ? () => setMapping(false) : undefined}
        />
      )}
      {status !== 'CHECKING' && status !== 'MAPPING' && (
        <>
          {isOfPictures && status === 'CHECKED' && <PicturePlacement catalogueImport={catalogueImport} />}
          <ImportNotes catalogueImport={catalogueImport} hasCategories={status !== 'CHECKED'} />
          {isMapped && (
            <>
              <Button mt="4" variant="outline" onClick={() => setMapping(true)}>
                Change columns
              </Button>
              <NewCategories catalogueImport={catalogueImport} query={query} />
            </>
          )}
          <Box mt="6">
            {areRowsFresh ? (
              <ImportRows
                catalogueImport={catalogueImport}
                outcome={hasUndoIssue === true ? 'KEPT' : (outcome ?? '')}
              />
            ) : (
              <ImportRowsSkeleton />
            )}
          </Box>
        </>
      )}
    </>
  );
}

/** An import while it loads. */
function ImportPageSkeleton() {
  return (
    <div aria-busy>
      {backLink}
      <Skeleton h="8" w="60" mb="1" />
      <Skeleton h="5" w="48" mb="4" />
      <Box layerStyle="card" p={{ base: '4', md: '5' }} mb="6">
        <Skeleton h="5" w="20" mb="2" />
        <Skeleton h="5" maxW="96" />
        <Skeleton h="11" w="40" mt="4" />
      </Box>
      <ImportRowsSkeleton />
    </div>
  );
}

/** Says which program a file comes from, what is special about its rows, and where its table stands. */
function ImportSource({ catalogueImport }: { catalogueImport: FoundImportProps['catalogueImport'] }) {
  const { format, sheet, headerRow } = catalogueImport;
  const parts = [
    formatTexts[format],
    sheet != null && `Read from the sheet “${sheet}”.`,
    headerRow > 1 && texts.headerRow(headerRow),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <Text mb="4" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      {parts.join(' ')}
    </Text>
  );
}

/**
 * Subscribes to an import while the server works on it, and reloads its page at each change of phase, because the rows differ
 * then. False while the rows of `loaded` are those of an earlier phase.
 */
function useReloadOnPhaseChange(id: string, fields: ImportPhaseFields, loaded: unknown): boolean {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const [reloading, setReloading] = useState<unknown>(null);
  const phase = importPhase(fields);
  useChangeProgress<ImportPageProgressSubscription$data>({
    subscription: graphql`
      subscription ImportPageProgressSubscription($id: ID!) {
        catalogueImportProgress(id: $id) {
          status
          pictureCount
          pictureDoneCount
          ...ImportState_catalogueImport
          ...ImportNotes_catalogueImport
        }
      }
    `,
    id,
    isWorking: isInProgress(phase),
    onEvent: ({ catalogueImportProgress }) => {
      if (importPhase(catalogueImportProgress) === phase) return;
      setReloading(loaded);
      commitLocalUpdate(environment, (store) => store.get(id)?.invalidateRecord());
      void revalidate();
    },
  });
  return reloading !== loaded;
}

/** What tells the phase of an import. */
interface ImportPhaseFields {
  readonly status: ImportStatus;
  readonly pictureCount: number;
  readonly pictureDoneCount: number;
}

/** The phase of an import: its status, and FETCHING while pictures are downloaded for it. */
type ImportPhase = ImportStatus | 'FETCHING';

const IN_PROGRESS: readonly ImportPhase[] = ['CHECKING', 'RUNNING', 'FETCHING', 'UNDO_CHECKING', 'UNDOING'];

/** The phase of an import. */
export function importPhase({ status, pictureCount, pictureDoneCount }: ImportPhaseFields): ImportPhase {
  return status === 'DONE' && pictureDoneCount < pictureCount ? 'FETCHING' : status;
}

/** Whether the server is working on it, so that it changes without a reload. */
export function isInProgress(phase: ImportPhase): boolean {
  return IN_PROGRESS.includes(phase);
}
