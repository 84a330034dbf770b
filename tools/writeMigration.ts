import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../api/src/platform/db/migrations/migrate.ts';
import { MIGRATIONS_DIRECTORY, readMigrations } from '../api/src/platform/db/migrations/readMigrations.ts';
import { schemaDiff } from '../api/src/testing/postgres/schemaDiff.ts';
import { startTemporaryCluster } from '../api/src/testing/postgres/temporaryCluster.ts';

/** `npx node tools/writeMigration.ts NAME`: writes the difference between schema.prisma and the migrations as a new migration, for review. */
const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Give the migration a name in lower case: npx node tools/writeMigration.ts add_product_barcode');
  process.exit(1);
}

const cluster = await startTemporaryCluster();
try {
  const url = await cluster.createDatabase('scratch');
  await migrate(url);
  const sql = await schemaDiff(url);
  if (sql === null) {
    console.error('The migrations already agree with schema.prisma: nothing to write.');
    process.exitCode = 1;
  } else {
    const directory = path.join(MIGRATIONS_DIRECTORY, `${await nextTimestamp()}_${name}`);
    await mkdir(directory, { recursive: true });
    await writeFile(path.join(directory, 'migration.sql'), sql);
    console.log(`Wrote ${path.relative(process.cwd(), directory)}/migration.sql. Read it before you commit it.`);
  }
} finally {
  await cluster.stop();
}

/** The current time, or just after the last migration when its clock was ahead: migrations are applied in the order of their names. */
async function nextTimestamp(): Promise<string> {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const last = (await readMigrations()).at(-1)?.name.slice(0, 14) ?? '';
  return last < now ? now : String(BigInt(last) + 1n);
}
