import { Button, Flex, Text, Box, chakra } from '@chakra-ui/react';
import { useState, useEffect, useRef, useId, type DragEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { Disposable } from 'relay-runtime';
import { FileUp } from 'lucide-react';
import { validateImportFile } from './validateImportFile.ts';
import { importPath } from '../importPath.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { OverviewCard } from '../../overview/OverviewCard.tsx';
import { texts } from '../texts.ts';
import { actionCallbacks } from '../../../relay/actionCallbacks.ts';
import { uploadFile } from '../../../relay/uploadFile.ts';
import type { UploadCardMutation } from './__generated__/UploadCardMutation.graphql.ts';

/** Uploads a chosen file for a dry run and navigates to it; leaving the page aborts the upload. */
export function UploadCard() {
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  // The name of the file and the uploaded fraction, which is 1 while the server parses the file; null while no upload runs.
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [error, setError] = useState('');
  const running = useRef<Disposable>(null);

  const end = (failure = '') => {
    setSending(null);
    setError(failure);
  };
  const stop = () => {
    running.current?.dispose();
    end();
  };
  useEffect(() => () => running.current?.dispose(), []);

  const upload = (file: File) => {
    const { name } = file;
    setSending({ name, share: 0 });
    setError('');
    running.current = uploadFile<UploadCardMutation>(environment, {
      mutation: graphql`
        mutation UploadCardMutation($input: CatalogueImportUploadInput!) {
          catalogueImportUpload(input: $input) {
            ... on CatalogueImportUploadPayload {
              catalogueImportEdge {
                node {
                  id
                }
              }
            }
            ...actionCallbacks_error @alias(as: "error")
          }
        }
      `,
      variables: { input: { file: null } },
      uploadables: { file },
      onProgress: (share) => setSending({ name, share }),
      ...actionCallbacks<UploadCardMutation>({
        onDone: ({ catalogueImportEdge }) => void navigate(importPath(catalogueImportEdge.node.id)),
        onRefused: end,
      }),
    });
  };
  const choose = (files: readonly File[]) => {
    const choiceError = validateImportFile(files);
    const [file] = files;
    if (choiceError !== null) setError(choiceError);
    else if (file !== undefined) upload(file);
  };

  return (
    <OverviewCard title="Import">
      <Text mt="-2" mb="4" color="fg.muted">
        We check the file first. Nothing changes in the shop until you confirm.
      </Text>
      {sending === null && <ImportDropZone error={error} onFiles={choose} />}
      {sending !== null && (
        <Flex direction="column" gap="4" minH="10rem" justify="center">
          <ProgressBar
            label={sending.share === 1 ? `Reading ${sending.name}` : `Sending ${sending.name}`}
            share={sending.share}
            value={`${Math.floor(sending.share * 100)} %`}
          />
          <Button variant="outline" colorPalette="gray" alignSelf="center" onClick={stop}>
            {texts.cancel}
          </Button>
        </Flex>
      )}
    </OverviewCard>
  );
}

interface ImportDropZoneProps {
  /** The error of the last choice; empty if there is none. */
  error: string;
  onFiles: (files: readonly File[]) => void;
}

/** A file input with a button and a drop zone. */
function ImportDropZone({ error, onFiles }: ImportDropZoneProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = Array.from(event.dataTransfer.files);
    if (files.length > 0) onFiles(files);
  };

  return (
    <Box>
      <Flex
        direction="column"
        align="center"
        justify="center"
        gap="2"
        px="4"
        py="8"
        borderWidth="2px"
        borderStyle="dashed"
        borderColor={isOver ? 'green.border' : 'border.emphasized'}
        borderRadius="card"
        bg={isOver ? 'green.subtle' : 'bg.subtle'}
        transition="background-color 150ms ease-out, border-color 150ms ease-out"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(event.dataTransfer.types.includes('Files'));
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button aria-describedby={noteId} onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          Choose a file
        </Button>
        <Text textStyle="sm" color="fg.muted" hideBelow="md">
          or drop it here
        </Text>
        <chakra.input
          ref={input}
          type="file"
          aria-label="CSV or Excel file"
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          hidden
          onChange={(event) => {
            const files = Array.from(event.target.files ?? []);
            event.target.value = ''; // so that choosing the same file again, corrected, is a change
            if (files.length > 0) onFiles(files);
          }}
        />
      </Flex>
      <Box
        id={noteId}
        role={error === '' ? undefined : 'alert'}
        mt="2"
        minH="5"
        textStyle="sm"
        textAlign="center"
        overflowWrap="anywhere"
        color={error === '' ? 'fg.muted' : 'fg.error'}
      >
        {error === '' ? 'CSV in UTF-8 or Excel (.xlsx), at most 32 MB and 1,00,000 rows' : error}
      </Box>
    </Box>
  );
}
