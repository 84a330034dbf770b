import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { db } from '../platform/db/client.ts';
import type { ImportStatus } from '../platform/db/generated/client.ts';
import type { PictureStorage } from '../platform/media/pictureStorages.ts';
import type { Viewer } from '../platform/core/viewer.ts';
import { exportCatalogue } from '../backoffice/import/csv/exportRoute.ts';
import { PUBLIC_RULES } from '../backoffice/import/pictures/fetchPicture.ts';
import { startImport } from '../backoffice/import/startImport.ts';
import { uploadImport } from '../backoffice/import/uploadImport.ts';
import { processImport, type ImportServices } from '../backoffice/import/processImport.ts';
import { unlimitedThrottle } from '../platform/limits/createThrottle.ts';
import { sharedPubSub } from './graphql/sharedPubSub.ts';

/** The URL of the shop in tests. */
export const SHOP_URL = 'https://shop.example';

/** A storage that stores nothing. */
export const NO_STORAGE: PictureStorage = { cloud: null, put: async () => undefined, remove: async () => undefined };

/** The services of the import job, with overrides. An error that the job reports fails the test. */
export function importServices(services: Partial<ImportServices> = {}): ImportServices {
  return {
    publicUrl: SHOP_URL,
    storage: NO_STORAGE,
    rules: PUBLIC_RULES,
    pubSub: sharedPubSub(),
    signal: undefined,
    report: (error) => {
      throw error;
    },
    ...services,
  };
}

/** Uploads a CSV file and returns the id of its import. */
export async function uploadCsv(admin: Viewer, csv: string | Buffer, filename = 'products.csv'): Promise<string> {
  const bytes = Buffer.from(csv);
  const file = Promise.resolve({ filename, createReadStream: () => Readable.from(chunksOf(bytes)) });
  return (await uploadImport(admin, { file }, { throttle: unlimitedThrottle })).importId;
}

/** Chunks of a stream, which end anywhere in the text. */
function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += 1000) yield bytes.subarray(from, from + 1000);
}

const IN_PROGRESS: readonly ImportStatus[] = ['CHECKING', 'RUNNING', 'UNDO_CHECKING', 'UNDOING'];

/** Processes an import until it is idle, and returns its row. */
export async function processUntilIdle(importId: string, services: Partial<ImportServices> = {}) {
  for (;;) {
    await processImport(importId, importServices(services));
    const found = await db.catalogueImport.findUniqueOrThrow({ where: { id: importId } });
    if (!IN_PROGRESS.includes(found.status)) return found;
  }
}

/** Starts an import after its dry run and processes it; its price cuts count as confirmed. */
export async function startAndProcess(admin: Viewer, importId: string, services: Partial<ImportServices> = {}) {
  await startImport(admin, { importId, mayCutPrices: true }, { pubSub: sharedPubSub(), now: new Date() });
  return processUntilIdle(importId, services);
}

/** Uploads a file and processes its dry run and its import. */
export async function importCsv(admin: Viewer, csv: string | Buffer, services: Partial<ImportServices> = {}) {
  const importId = await uploadCsv(admin, csv);
  await processUntilIdle(importId, services);
  return startAndProcess(admin, importId, services);
}

/** The rows of an import in their order. */
export function importRowsOf(importId: string) {
  return db.importRow.findMany({ where: { importId }, orderBy: { number: 'asc' } });
}

/** The outcome, issues and changes of each row. */
export async function rowValidations(importId: string) {
  return (await importRowsOf(importId)).map(({ outcome, issues, changes }) => ({ outcome, issues, changes }));
}

/** The CSV export of the catalogue. */
export function exportedCsv(): Promise<string> {
  return text(Readable.from(exportCatalogue(SHOP_URL)));
}
