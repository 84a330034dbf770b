import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Disposable, GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { actionCallbacks, type ActionPayload } from '../../relay/actionCallbacks.ts';
import { uploadFile } from '../../relay/uploadFile.ts';

/**
 * Uploads a picture as the `picture` of a mutation's input, where its variables have null. `progress` is the uploaded share, null while no
 * upload runs, and `error` why the last one failed. Another upload, `stop` and unmounting abort the running one.
 */
export function useUpload<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  onDone: (payload: ActionPayload<TMutation>) => void,
) {
  const environment = useRelayEnvironment();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState('');
  const running = useRef<Disposable>(null);
  useEffect(() => () => running.current?.dispose(), []);

  const end = (failure = '') => {
    setProgress(null);
    setError(failure);
  };
  const stop = () => {
    running.current?.dispose();
    end();
  };
  const upload = (picture: Blob, variables: TMutation['variables']) => {
    running.current?.dispose();
    setProgress(0);
    setError('');
    running.current = uploadFile<TMutation>(environment, {
      mutation,
      variables,
      uploadables: { picture },
      onProgress: setProgress,
      ...actionCallbacks<TMutation>({
        onDone: (payload) => {
          end();
          onDone(payload);
        },
        onRefused: end,
      }),
    });
  };
  return { upload, stop, progress, error };
}
