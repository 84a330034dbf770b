import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';

/** A mail in the outbox; `id` is its file's name without `.eml`. */
export interface OutboxMail {
  id: string;
  email: Email;
}

const ID = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z-[0-9a-f-]{36}$/;
const SUFFIX = '.eml';

/** Writes a message atomically, in a file that only this system user can read: it may contain a code. */
export async function writeToOutbox(
  directory: string,
  { id, date }: { id: string; date: Date },
  message: Buffer,
): Promise<void> {
  const name = `${date.toISOString().replaceAll(':', '-')}-${id}`; // not every file system allows colons
  const unfinished = path.join(directory, `.${name}.part`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(unfinished, message, { mode: 0o600 });
  await rename(unfinished, path.join(directory, name + SUFFIX));
}

/** The newest mails of an outbox, newest first. */
export async function listOutbox(directory: string, count: number): Promise<OutboxMail[]> {
  const names = await readdir(directory).catch(nullIfMissing);
  const ids = (names ?? []).filter((name) => name.endsWith(SUFFIX)).map((name) => name.slice(0, -SUFFIX.length));
  const newest = ids
    .filter((id) => ID.test(id))
    .sort()
    .reverse()
    .slice(0, count);
  const mails = await Promise.all(newest.map((id) => readOutboxMail(directory, id)));
  return mails.filter((mail) => mail !== null);
}

/** Reads a mail; null for an unknown or malformed id. */
export async function readOutboxMail(directory: string, id: string): Promise<OutboxMail | null> {
  if (!ID.test(id)) return null;
  const message = await readFile(path.join(directory, id + SUFFIX)).catch(nullIfMissing);
  return message ? { id, email: await PostalMime.parse(message) } : null;
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
