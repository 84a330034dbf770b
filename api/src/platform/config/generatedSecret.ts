import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEncryptionKey } from '../core/encryptedSecret.ts';
import { StartupError } from './startupError.ts';

/** A secret of this installation, generated at its first use and stored in DATA_DIR/secrets. Of concurrent processes, one generates it. */
export function generatedSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, 'secrets', name);
  return readSecret(file) ?? makeSecret(file);
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function makeSecret(file: string): string {
  const directory = path.dirname(file);
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o700);
  const own = `${file}.${process.pid}`;
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(own, secret, { mode: 0o600 });
  try {
    linkSync(own, file); // whole, and refused where there is one
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(own);
  }
}

/** @throws StartupError for a file that holds something else */
export function generatedEncryptionKey(dataDir: string): Buffer {
  const key = parseEncryptionKey(generatedSecret(dataDir, 'encryption'));
  if (key === null) throw new StartupError(`${path.join(dataDir, 'secrets/encryption')} holds no key of 32 bytes.`);
  return key;
}
