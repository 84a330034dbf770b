import { readFileSync } from 'node:fs';
import path from 'node:path';
import { db } from '../platform/db/client.ts';
import type { Viewer } from '../platform/core/viewer.ts';
import { parseColumns } from '../backoffice/import/mapping/columnMapping.ts';
import { mapImport } from '../backoffice/import/mapping/mapImport.ts';
import { issueMessage, type ImportIssue } from '../backoffice/import/csv/readCells.ts';
import type { ImportNotice } from '../backoffice/import/interpret/rowDraft.ts';
import { sharedPubSub } from './graphql/sharedPubSub.ts';
import { importRowsOf, processUntilIdle, uploadCsv } from './importFixtures.ts';

const CASES = path.join(import.meta.dirname, '../backoffice/import/cases');

/** The bytes of a file that another program has written. */
export function caseFile(name: string): Buffer {
  return readFileSync(path.join(CASES, name));
}

/** Uploads a file, maps its headings as the import suggests, and runs its dry run. */
export async function dryRun(admin: Viewer, file: string | Buffer, fileName = 'products.csv') {
  const importId = await uploadCsv(admin, file, fileName);
  const uploaded = await processUntilIdle(importId);
  if (uploaded.status !== 'MAPPING') return uploaded;
  const columns = parseColumns(uploaded.headingColumns).flatMap((column, position) =>
    column ? [{ position, column }] : [],
  );
  await mapImport(admin, { importId, columns }, { pubSub: sharedPubSub() });
  return processUntilIdle(importId);
}

/** What the dry run says of each row: its SKU and outcome, then its problems and how its cells were read. */
export async function verdicts(importId: string): Promise<Record<string, string[]>> {
  const rows = await importRowsOf(importId);
  return Object.fromEntries(
    rows.map(({ number, sku, outcome, issues, notices }) => [
      `${number} ${sku}`,
      [
        String(outcome),
        ...(issues as unknown as ImportIssue[]).map(issueMessage),
        ...(notices as unknown as ImportNotice[]).map(noticeText),
      ],
    ]),
  );
}

function noticeText({ column, reason, cell, value }: ImportNotice): string {
  const reading = [cell, value].filter((text) => text !== undefined).join(' → ');
  return [`(${column}) ${reason}`, reading].filter(Boolean).join(': ');
}

/** The product with a SKU. */
export function productBySku(sku: string) {
  return db.product.findUniqueOrThrow({
    where: { sku },
    include: { categories: { include: { category: true } }, subCategories: { include: { subCategory: true } } },
  });
}
