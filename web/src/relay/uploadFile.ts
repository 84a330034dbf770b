import {
  commitMutation,
  type CacheConfig,
  type Disposable,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime';

/** Hears how much of an upload has left this device: from 0 to 1, where 1 means that the server is at work on it. */
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
 * Commits a mutation that carries files. It may take two minutes; `dispose` stops it on its way, and nothing is called then.
 *
 *     const environment = useRelayEnvironment();
 *     const upload = uploadFile<useUploadAvatarMutation>(environment, {
 *       mutation: graphql`mutation useUploadAvatarMutation($input: AvatarUploadInput!) { … }`,
 *       variables: { input: { picture: null } },
 *       uploadables: { picture: blob },
 *       onProgress: (fraction) => setProgress(fraction),
 *       onCompleted: ({ avatarUpload: result }) => …,
 *       onError: (error) => showError(troubleMessage(error)), // a RequestError, of the kind `tooLarge` among others
 *     });
 *     upload.dispose();
 */
export function uploadFile<TMutation extends MutationParameters>(
  environment: IEnvironment,
  { onProgress, ...config }: FileUpload<TMutation>,
): Disposable {
  return commitMutation<TMutation>(environment, { ...config, cacheConfig: { metadata: { onProgress } } });
}

/** Who wants to hear of the upload that Relay was given this configuration for. */
export function progressListener({ metadata }: CacheConfig): OnUploadProgress {
  const onProgress = metadata?.['onProgress'];
  return typeof onProgress === 'function' ? (onProgress as OnUploadProgress) : () => undefined; // put there by uploadFile
}
