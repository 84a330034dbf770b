import { Readable } from 'node:stream';
import pg from 'pg';

/** Reads a slot's WAL too: the server keeps all that the backup needs until the connection ends. */
const KEEP_WAL = 'CREATE_REPLICATION_SLOT kirana_backup TEMPORARY PHYSICAL (RESERVE_WAL)';
const BASE_BACKUP = "BASE_BACKUP (LABEL 'kirana', PROGRESS true, CHECKPOINT 'fast', WAL true, MANIFEST 'no')";

/** The types of the messages within CopyData, by PostgreSQL's documentation of BASE_BACKUP. */
const [NEW_ARCHIVE, DATA, PROGRESS] = ['n', 'd', 'p'].map((type) => type.charCodeAt(0));

/** The parts of pg that its type declarations leave out. */
interface CopyingConnection {
  stream: { pause(): void; resume(): void };
}

/** Receives the messages of a copy, which pg's own class ignores. */
class CopyingQuery extends pg.Query {
  /** The message is only valid during the call, because pg reads the next ones into the same memory. */
  onMessage: (message: Buffer, connection: CopyingConnection) => void = () => undefined;

  handleCopyData({ chunk }: { chunk: Buffer }, connection: CopyingConnection): void {
    this.onMessage(chunk, connection);
  }
}

/**
 * The cluster of the server at `url` as a tar archive, with the WAL that makes it consistent as of its end. The server checks each page, and
 * keeps on working. It is what `pg_basebackup --wal-method=fetch --format=tar` requests. `onProgress` receives bytes, of which the total is an estimate.
 */
export async function readBaseBackup(url: string, onProgress: (done: number, total: number) => void) {
  const client = new pg.Client({
    connectionString: url,
    replication: 'true',
    application_name: 'kirana: backup',
  } as pg.ClientConfig); // its declaration leaves out `replication`
  client.on('error', () => undefined); // the query fails, too
  await client.connect();
  await client.query(KEEP_WAL);

  let total = 0;
  let archives = 0;
  let resume = (): void => undefined;
  const archive = new Readable({
    read: () => resume(),
    destroy: (error, done) => void client.end().then(() => done(error), done),
  });
  const query = new CopyingQuery(BASE_BACKUP);
  query.onMessage = (message, connection) => {
    resume = () => connection.stream.resume();
    const [type] = message;
    if (type === DATA && !archive.push(Buffer.from(message.subarray(1)))) connection.stream.pause();
    else if (type === PROGRESS) onProgress(Number(message.readBigInt64BE(1)), total);
    else if (type === NEW_ARCHIVE && (archives += 1) > 1) archive.destroy(new Error('The cluster has tablespaces'));
  };
  query.on('row', ({ size }: { size?: string }) => (total += Number(size ?? 0) * 1024)); // the tablespaces, in kB
  query.on('error', (error) => archive.destroy(error));
  query.on('end', () => archive.push(null));
  client.query(query);
  return archive;
}
