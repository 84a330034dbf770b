import { globSync, rmSync } from 'node:fs';
import path from 'node:path';

/** `npm run generate`: relay-compiler leaves the artifacts of documents that are gone, so all artifacts are removed before it writes. */

const cwd = path.join(import.meta.dirname, '../..');

for (const file of globSync('web/src/**/__generated__/*.graphql.ts', { cwd })) rmSync(path.join(cwd, file));
