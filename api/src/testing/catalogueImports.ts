import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { db } from '../db/client.ts';
import type { PictureStorage } from '../graphql/context.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { exportCatalogue } from '../catalogue/import/exportCatalogue.ts';
import { PUBLIC_RULES } from '../catalogue/import/fetchPicture.ts';
import { startImport } from '../catalogue/import/startImport.ts';
import { uploadImport } from '../catalogue/import/uploadImport.ts';
import { workOnImport, type ImportMeans } from '../catalogue/import/workOnImport.ts';
import { openThrottle } from '../throttle/throttle.ts';
import { testEvents } from './testEvents.ts';

/** Where the shop of the tests is. */
export const SHOP_URL = 'https://shop.example';

/** A storage that keeps nothing. */
export const NO_STORAGE: PictureStorage = { cloud: null, put: async () => undefined, remove: async () => undefined };

/** What the job has, with what a test wants otherwise. A failure that it reports is one of the test. */
export function importMeans(means: Partial<ImportMeans> = {}): ImportMeans {
  return {
    publicUrl: SHOP_URL,
    storage: NO_STORAGE,
    rules: PUBLIC_RULES,
    events: testEvents(),
    signal: undefined,
    report: (error) => {
      throw error;
    },
    ...means,
  };
}

/** Uploads a CSV file, and answers the id of its import. */
export async function uploadCsv(admin: Viewer, csv: string | Buffer, filename = 'products.csv'): Promise<string> {
  const bytes = Buffer.from(csv);
  const file = Promise.resolve({ filename, createReadStream: () => Readable.from(chunksOf(bytes)) });
  return (await uploadImport(admin, { file }, { throttle: openThrottle })).importId;
}

/** As files arrive: in pieces that end anywhere. */
function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += 1000) yield bytes.subarray(from, from + 1000);
}

/** Does all the work that there is for an import, and answers how it stands then. */
export async function workOff(importId: string, means: Partial<ImportMeans> = {}) {
  for (;;) {
    await workOnImport(importId, importMeans(means));
    const found = await db.catalogueImport.findUniqueOrThrow({ where: { id: importId } });
    if (found.status !== 'CHECKING' && found.status !== 'RUNNING') return found;
  }
}

/** Starts an import that was tried out, and works it off. */
export async function run(admin: Viewer, importId: string, means: Partial<ImportMeans> = {}) {
  await startImport(admin, { importId }, { events: testEvents(), now: new Date() });
  return workOff(importId, means);
}

/** Uploads a file, tries it out, and carries it out. */
export async function importCsv(admin: Viewer, csv: string | Buffer, means: Partial<ImportMeans> = {}) {
  const importId = await uploadCsv(admin, csv);
  await workOff(importId, means);
  return run(admin, importId, means);
}

/** The rows of an import in their order. */
export function rowsOf(importId: string) {
  return db.importRow.findMany({ where: { importId }, orderBy: { number: 'asc' } });
}

/** What is said of each row. */
export async function verdicts(importId: string) {
  return (await rowsOf(importId)).map(({ outcome, issues, changes }) => ({ outcome, issues, changes }));
}

/** The catalogue as it is downloaded. */
export function exported(): Promise<string> {
  return text(Readable.from(exportCatalogue(SHOP_URL)));
}
