import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PRISMA_DIRECTORY } from './readMigrations.ts';
import { withSchemaEngine } from './schemaEngine.ts';

/** The SQL that changes the database at `url` to what schema.prisma declares; null when they agree. */
export async function schemaDiff(url: string): Promise<string | null> {
  const file = path.join(PRISMA_DIRECTORY, 'schema.prisma');
  const files = [{ path: file, content: await readFile(file, 'utf8') }];
  const { exitCode, stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: PRISMA_DIRECTORY },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  return exitCode === 0 ? null : stdout;
}
