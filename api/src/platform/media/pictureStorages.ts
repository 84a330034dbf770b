import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Agent } from 'node:http';
import type { UploadApiErrorResponse, UploadApiOptions, UploadApiResponse } from 'cloudinary';
import type { Config } from '../config/config.ts';
import { s3Storage } from './s3Storage.ts';

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

/** Every storage that may have pictures. */
export interface PictureStorages {
  /** The storage for new pictures. */
  current: PictureStorage;
  /** All configured storages: a shop that has changed to Cloudinary still has files. */
  all: PictureStorage[];
}

/** Creates the storages: Cloudinary where it is configured, and the shop's own. `report` receives each failure, of which the user learns little. */
export async function createPictureStorages(
  config: Pick<Config, 'dataDir' | 's3Url' | 'cloudinaryUrl'>,
  report: (error: unknown) => void,
): Promise<PictureStorages> {
  const own = reporting(localStorage(config), report);
  if (!config.cloudinaryUrl) return { current: own, all: [own] };
  const cloudinary = reporting(await cloudinaryStorage(config.cloudinaryUrl), report);
  return { current: cloudinary, all: [cloudinary, own] };
}

/** The storage of the pictures that the shop serves itself: a bucket where one is configured, and files. */
export function localStorage({ dataDir, s3Url }: Pick<Config, 'dataDir' | 's3Url'>): LocalStorage {
  const files = fileStorage(mediaDirectory(dataDir));
  return s3Url === null ? files : s3Storage(s3Url, files);
}

function reporting(storage: PictureStorage, report: (error: unknown) => void): PictureStorage {
  async function reported(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      report(error);
      throw error;
    }
  }
  return {
    cloud: storage.cloud,
    put: (key, webp) => reported(storage.put(key, webp)),
    remove: (key) => reported(storage.remove(key)),
  };
}

/** Stores pictures as files. */
export function fileStorage(mediaDirectory: string): LocalStorage {
  const originals = originalsDirectory(mediaDirectory);
  return {
    cloud: null,
    async put(key, webp) {
      await mkdir(originals, { recursive: true });
      const temporaryFile = path.join(originals, `${key}.${randomBytes(4).toString('hex')}.new`);
      try {
        await writeFile(temporaryFile, webp, { flush: true });
        await rename(temporaryFile, path.join(originals, key));
      } catch (error) {
        await rm(temporaryFile, { force: true });
        throw error;
      }
    },
    read: (key) => readFile(path.join(originals, key)).catch(() => null),
    async remove(key) {
      await rm(path.join(originals, key), { force: true });
      await rm(path.join(cacheDirectory(mediaDirectory), key), { recursive: true, force: true });
    },
  };
}

/** The directory of all files of pictures. */
export function mediaDirectory(dataDir: string): string {
  return path.join(dataDir, 'media');
}

/** The directory of stored pictures, each in a file that is named for its key. */
export function originalsDirectory(media: string): string {
  return path.join(media, 'originals');
}

/** The cache of resized pictures, with a directory for each key; its files can be deleted. */
export function cacheDirectory(media: string): string {
  return path.join(media, 'cache');
}

/** Where uploaded pictures are stored, under keys of lower-case letters, digits and dashes. */
export interface PictureStorage {
  /** The Cloudinary cloud; null for pictures that the shop serves itself. */
  cloud: string | null;
  /** Resolves when the picture is stored. */
  put(key: string, webp: Buffer): Promise<void>;
  /** Deletes a picture; does nothing when there is none with the key. */
  remove(key: string): Promise<void>;
}

/** A storage whose pictures the shop resizes and serves. */
export interface LocalStorage extends PictureStorage {
  /** The stored picture; null when there is none with the key. */
  read(key: string): Promise<Buffer | null>;
}
