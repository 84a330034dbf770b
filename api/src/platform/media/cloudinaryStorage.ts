import { Agent } from 'node:http';
import type { UploadApiErrorResponse, UploadApiOptions, UploadApiResponse } from 'cloudinary';
import type { PictureStorage } from '../core/pictureStorage.ts';

const DEFAULT_TIMEOUT_MS = 20_000;

type Callback = (error: UploadApiErrorResponse | undefined, response?: UploadApiResponse) => void;

/** Stores pictures at Cloudinary. `url` is `cloudinary://key:secret@cloud`; its query parameters are options of the SDK. */
export async function cloudinaryStorage(url: string): Promise<PictureStorage> {
  const { v2 } = await import('cloudinary'); // the SDK is loaded only where Cloudinary is configured
  const { cloud, timeoutMs, options } = readCloudinaryUrl(url);
  return {
    cloud,
    async put(key, webp) {
      const { public_id } = await callSdk(timeoutMs, (callback) => {
        v2.uploader
          .upload_stream({ ...options, public_id: key, resource_type: 'image', overwrite: false }, callback)
          .end(webp);
      });
      if (public_id !== key) throw new Error(`Cloudinary stored a picture as ${public_id}, not as ${key}`);
    },
    async remove(key) {
      const { result } = await callSdk(timeoutMs, (callback) => {
        void v2.uploader.destroy(key, { ...options, resource_type: 'image', invalidate: true }, callback);
      });
      if (result !== 'ok' && result !== 'not found') throw new Error(`Cloudinary did not remove ${key}: ${result}`);
    },
  };
}

function readCloudinaryUrl(url: string): { cloud: string; timeoutMs: number; options: UploadApiOptions } {
  const { hostname, username, password, searchParams } = new URL(url);
  const parameters = Object.fromEntries(searchParams);
  const timeoutMs = Number(parameters['timeout'] ?? DEFAULT_TIMEOUT_MS);
  const options = {
    ...parameters,
    cloud_name: hostname,
    api_key: username,
    api_secret: password,
    timeout: timeoutMs,
    disable_promises: true, // the SDK rejects a promise that it does not return, which would end the process
    // The SDK chooses the agent for http or https once, from the environment.
    ...(parameters['upload_prefix']?.startsWith('http:') ? { agent: new Agent() } : {}),
  };
  return { cloud: hostname, timeoutMs, options };
}

/** Turns a call of the SDK into a promise. @throws when Cloudinary refuses the call, or does not answer in time */
function callSdk(timeoutMs: number, call: (callback: Callback) => void): Promise<UploadApiResponse> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Error('Cloudinary took too long')), timeoutMs);
    call((error, response) => {
      clearTimeout(deadline);
      if (response && !error) resolve(response);
      else reject(new Error(`Cloudinary: ${error?.message ?? 'no answer'}`, { cause: error }));
    });
  });
}
