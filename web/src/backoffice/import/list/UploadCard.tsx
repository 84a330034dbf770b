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

/** Uploads a chosen file and navigates to its dry run. */
export function UploadCard() {
  const navigate = useNavigate();
  const [choiceError, setChoiceError] = useState('');
  const { uploadCatalogue, stop, sending, error } = useUploadCatalogue(
    (importId) => void navigate(importPath(importId)),
  );

  const choose = (files: readonly File[]) => {
    const error = validateImportFile(files);
    setChoiceError(error ?? '');
    const [file] = files;
    if (error === null && file !== undefined) uploadCatalogue(file);
  };

  return (
    <OverviewCard title={texts.importTitle}>
      <Text mt="-2" mb="4" color="fg.muted">
        {texts.importText}
      </Text>
      {sending === null && <ImportDropZone error={choiceError === '' ? error : choiceError} onFiles={choose} />}
      {sending !== null && (
        <Flex direction="column" gap="4" minH="10rem" justify="center">
          <ProgressBar
            label={sending.share === 1 ? texts.reading(sending.name) : texts.sending(sending.name)}
            share={sending.share}
            value={texts.percent(Math.floor(sending.share * 100))}
          />
          <Button variant="outline" colorPalette="gray" alignSelf="center" onClick={stop}>
            {texts.cancel}
          </Button>
        </Flex>
      )}
    </OverviewCard>
  );
}

interface Sending {
  /** The name of the file. */
  name: string;
  /** The uploaded fraction; 1 while the server parses the file. */
  share: number;
}

/** Uploads a CSV file of products for a dry run; `sending` is null while no upload runs. Leaving the page aborts the upload. */
function useUploadCatalogue(onUploaded: (importId: string) => void) {
  const environment = useRelayEnvironment();
  const [sending, setSending] = useState<Sending | null>(null);
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

  const uploadCatalogue = (file: File) => {
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
        onDone: ({ catalogueImportEdge }) => onUploaded(catalogueImportEdge.node.id),
        onRefused: end,
      }),
    });
  };
  return { uploadCatalogue, stop, sending, error };
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
          {texts.choose}
        </Button>
        <Text textStyle="sm" color="fg.muted" hideBelow="md">
          {texts.chooseHint}
        </Text>
        <chakra.input
          ref={input}
          type="file"
          aria-label={texts.file}
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
        {error === '' ? texts.limits : error}
      </Box>
    </Box>
  );
}
