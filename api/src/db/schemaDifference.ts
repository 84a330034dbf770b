import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PRISMA_DIRECTORY } from './migrations.ts';
import { withSchemaEngine } from './schemaEngine.ts';

/** The SQL that would bring the database at `url` to schema.prisma; null when they agree. */
export async function schemaDifference(url: string): Promise<string | null> {
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
