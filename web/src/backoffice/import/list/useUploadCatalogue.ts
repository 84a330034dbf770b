import { useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { Disposable } from 'relay-runtime';
import { actionCallbacks } from '../../../relay/actionCallbacks.ts';
import { uploadFile } from '../../../relay/uploadFile.ts';
import type { useUploadCatalogueMutation } from './__generated__/useUploadCatalogueMutation.graphql.ts';

interface Sending {
  /** The name of the file. */
  name: string;
  /** The uploaded fraction; 1 while the server parses the file. */
  share: number;
}

/** Uploads a CSV file of products for a dry run; `sending` is null while no upload runs. Leaving the page aborts the upload. */
export function useUploadCatalogue(onUploaded: (importId: string) => void) {
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
    running.current = uploadFile<useUploadCatalogueMutation>(environment, {
      mutation: graphql`
        mutation useUploadCatalogueMutation($input: CatalogueImportUploadInput!) {
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
      ...actionCallbacks<useUploadCatalogueMutation>({
        onDone: ({ catalogueImportEdge }) => onUploaded(catalogueImportEdge.node.id),
        onRefused: end,
      }),
    });
  };
  return { uploadCatalogue, stop, sending, error };
}
