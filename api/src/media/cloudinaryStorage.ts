import { Agent } from 'node:http';
import type { UploadApiErrorResponse, UploadApiOptions, UploadApiResponse } from 'cloudinary';
import type { PictureStorage } from '../graphql/context.ts';

const PATIENCE_MS = 20_000;

type Settle = (error: UploadApiErrorResponse | undefined, response?: UploadApiResponse) => void;

/** Keeps pictures at Cloudinary. `url` is `cloudinary://key:secret@cloud`; what its query holds are options of the SDK. */
export async function cloudinaryStorage(url: string): Promise<PictureStorage> {
  const { v2 } = await import('cloudinary'); // only who uses it pays for it
  const { cloud, patience, options } = readCloudinaryUrl(url);
  return {
    cloud,
    async put(key, webp) {
      const { public_id } = await answer(patience, (settle) => {
        v2.uploader
          .upload_stream({ ...options, public_id: key, resource_type: 'image', overwrite: false }, settle)
          .end(webp);
      });
      if (public_id !== key) throw new Error(`Cloudinary stored a picture as ${public_id}, not as ${key}`);
    },
    async remove(key) {
      const { result } = await answer(patience, (settle) => {
        void v2.uploader.destroy(key, { ...options, resource_type: 'image', invalidate: true }, settle);
      });
      if (result !== 'ok' && result !== 'not found') throw new Error(`Cloudinary did not remove ${key}: ${result}`);
    },
  };
}

function readCloudinaryUrl(url: string): { cloud: string; patience: number; options: UploadApiOptions } {
  const { hostname, username, password, searchParams } = new URL(url);
  const asked = Object.fromEntries(searchParams);
  const patience = Number(asked['timeout'] ?? PATIENCE_MS);
  const options = {
    ...asked,
    cloud_name: hostname,
    api_key: username,
    api_secret: password,
    timeout: patience,
    disable_promises: true, // the SDK rejects one that nobody can get at, which would end the process
    // The SDK picks http or https once and for all from its own reading of the environment.
    ...(asked['upload_prefix']?.startsWith('http:') ? { agent: new Agent() } : {}),
  };
  return { cloud: hostname, patience, options };
}

/** What Cloudinary says in the end. @throws when it refuses, or takes too long */
function answer(patience: number, ask: (settle: Settle) => void): Promise<UploadApiResponse> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Error('Cloudinary took too long')), patience);
    ask((error, response) => {
      clearTimeout(deadline);
      if (response && !error) resolve(response);
      else reject(new Error(`Cloudinary: ${error?.message ?? 'no answer'}`, { cause: error }));
    });
  });
}
