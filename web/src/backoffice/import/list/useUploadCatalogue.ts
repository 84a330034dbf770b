import { useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { Disposable } from 'relay-runtime';
import { toErrorMessage } from '../../../relay/RequestError.ts';
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
            __typename
            ... on CatalogueImportUploadPayload {
              catalogueImportEdge {
                node {
                  id
                }
              }
            }
            ... on InvalidCsvError {
              message
            }
            ... on TooManyAttemptsError {
              message
            }
          }
        }
      `,
      variables: { input: { file: null } },
      uploadables: { file },
      onProgress: (share) => setSending({ name, share }),
      onCompleted: ({ catalogueImportUpload: result }) => {
        switch (result.__typename) {
          case 'CatalogueImportUploadPayload':
            return onUploaded(result.catalogueImportEdge.node.id);
          case 'InvalidCsvError':
          case 'TooManyAttemptsError':
            return end(result.message);
          case '%other':
            return end(toErrorMessage(result));
        }
      },
      onError: (cause) => end(toErrorMessage(cause)),
    });
  };
  return { uploadCatalogue, stop, sending, error };
}
