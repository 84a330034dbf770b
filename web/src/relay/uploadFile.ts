import {
  commitMutation,
  type CacheConfig,
  type Disposable,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime';

/** Receives the uploaded share from 0 to 1; at 1 the server processes the file. */
export type OnUploadProgress = (fraction: number) => void;

type FileUpload<TMutation extends MutationParameters> = Omit<
  MutationConfig<TMutation>,
  'uploadables' | 'cacheConfig' | 'configs'
> & {
  /** The files by the name of their field in `input`; `variables` has null in their places. */
  uploadables: Record<string, Blob>;
  onProgress: OnUploadProgress;
};

/**
 * Commits a mutation with files, with a timeout of two minutes; `dispose` aborts it, and no handler is called after that.
 *
 *     const environment = useRelayEnvironment();
 *     const upload = uploadFile<AvatarEditorUploadMutation>(environment, {
 *       mutation: graphql`mutation AvatarEditorUploadMutation($input: AvatarUploadInput!) { … }`,
 *       variables: { input: { picture: null } },
 *       uploadables: { picture: blob },
 *       onProgress: (fraction) => setProgress(fraction),
 *       onCompleted: ({ avatarUpload: result }) => …,
 *       onError: (error) => showError(toErrorMessage(error)), // a RequestError, of the kind `tooLarge` among others
 *     });
 *     upload.dispose();
 */
export function uploadFile<TMutation extends MutationParameters>(
  environment: IEnvironment,
  { onProgress, ...config }: FileUpload<TMutation>,
): Disposable {
  return commitMutation<TMutation>(environment, { ...config, cacheConfig: { metadata: { onProgress } } });
}

/** The progress handler in the cache configuration of an upload. */
export function progressListener({ metadata }: CacheConfig): OnUploadProgress {
  const onProgress = metadata?.['onProgress'];
  return typeof onProgress === 'function' ? (onProgress as OnUploadProgress) : () => undefined; // uploadFile sets it
}
