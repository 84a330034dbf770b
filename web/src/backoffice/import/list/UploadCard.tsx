import { Button, Flex, Text } from '@chakra-ui/react';
import { useState, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { Disposable } from 'relay-runtime';
import { FileUp, ImageUp } from 'lucide-react';
import { type UploadKind, validateImportFile } from './validateImportFile.ts';
import { importPath } from '../importPath.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { FileDropZone } from '../../../ui/forms/FileDropZone.tsx';
import { OverviewCard } from '../../overview/OverviewCard.tsx';
import { texts } from '../texts.ts';
import { actionCallbacks } from '../../../relay/actionCallbacks.ts';
import { uploadFile } from '../../../relay/uploadFile.ts';
import type { UploadCardMutation } from './__generated__/UploadCardMutation.graphql.ts';

const CARDS = {
  products: {
    title: 'Import',
    text: 'We check the file first. Nothing changes in the shop until you confirm.',
    label: 'CSV or Excel file',
    accept: '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    button: 'Choose a file',
    help: 'CSV (UTF-8) or Excel (.xlsx), up to 32 MB and 1,00,000 rows',
    Icon: FileUp,
  },
  pictures: {
    title: 'Pictures by zip',
    text: 'Name each picture after its product’s SKU or barcode: KR-MILK.jpg, KR-MILK-2.jpg, or any names in a folder KR-MILK. You see what goes where before anything changes.',
    label: 'Zip of pictures',
    accept: '.zip,application/zip',
    button: 'Choose a zip',
    help: 'JPEG, PNG, WebP or AVIF up to 5 MB each, up to 50 MB and 2,000 pictures. Split larger collections into several zips.',
    Icon: ImageUp,
  },
} as const satisfies Record<UploadKind, object>;

/** Uploads a chosen file for a dry run and navigates to it; leaving the page aborts the upload. */
export function UploadCard({ kind }: { kind: UploadKind }) {
  const { title, text, label, accept, button, help, Icon } = CARDS[kind];
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
    const choiceError = validateImportFile(files, kind);
    const [file] = files;
    if (choiceError !== null) setError(choiceError);
    else if (file !== undefined) upload(file);
  };

  return (
    <OverviewCard title={title}>
      <Text mt="-2" mb="4" color="fg.muted">
        {text}
      </Text>
      {sending === null && (
        <FileDropZone
          label={label}
          accept={accept}
          py="8"
          button={{
            children: (
              <>
                <Icon aria-hidden />
                {button}
              </>
            ),
          }}
          hint="or drop it here"
          help={help}
          error={error}
          onFiles={choose}
        />
      )}
      {sending !== null && (
        <Flex direction="column" gap="4" minH="10rem" justify="center">
          <ProgressBar
            label={sending.share === 1 ? `Reading ${sending.name}` : `Sending ${sending.name}`}
            share={sending.share}
            value={`${Math.floor(sending.share * 100)}%`}
          />
          <Button variant="outline" colorPalette="gray" alignSelf="center" onClick={stop}>
            {texts.cancel}
          </Button>
        </Flex>
      )}
    </OverviewCard>
  );
}
