import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIRECTORY } from '../../config/config.ts';

/** The text of an operation from the web client's compiled artifacts, which browsers send. */
export function webDocument(name: string): string {
  const [file] = globSync(`web/src/**/__generated__/${name}.graphql.ts`, { cwd: ROOT_DIRECTORY });
  if (!file) throw new Error(`The web client has no operation ${name}`);
  const [, text] = /"text": ("(?:[^"\\]|\\.)*")/.exec(readFileSync(path.join(ROOT_DIRECTORY, file), 'utf8')) ?? [];
  if (!text) throw new Error(`${file} was compiled without its text`);
  return JSON.parse(text) as string; // the pattern admits a JSON string alone
}
