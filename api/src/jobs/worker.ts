import { setImmediate } from 'node:timers/promises';
import { Logger, parseCronItems, run } from 'graphile-worker';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { createPool } from '../db/createPool.ts';
import { createFingerprint } from '../fingerprint.ts';
import { identityMails } from '../identity/mails/identityMails.ts';
import { createMailTransport } from '../mail/mailTransport.ts';
import type { MailTransport } from '../mail/mailTransport.ts';
import { SEND_MAIL } from '../mail/postMail.ts';
import { sendMail } from '../mail/sendMail.ts';
import { createPictureStorages, type PictureStorages } from '../media/pictureStorages.ts';
import { REMOVE_PICTURES, removePictures } from '../media/removePictures.ts';
import { sweepPictures } from '../media/sweepPictures.ts';
import { purgeExpired } from './purgeExpired.ts';

const JOBS_AT_ONCE = 2;

const mailJob = z.object({ mailId: z.uuid() });
const pictureJob = z.object({ ids: z.array(z.uuid()) });

/** Every job there is. */
function taskTable(config: Config, transport: MailTransport, { all: storages }: PictureStorages): TaskList {
  const means = {
    composers: identityMails,
    transport,
    publicUrl: config.publicUrl,
    fingerprint: createFingerprint(config.jwtSecret),
    report: (line: string) => console.error(line),
  };
  return {
    purgeExpired: async () => void (await purgeExpired(new Date())),
    [SEND_MAIL]: (payload, { abortSignal: signal }) =>
      sendMail(mailJob.parse(payload).mailId, { ...means, now: new Date(), signal }),
    [REMOVE_PICTURES]: async (payload) => void (await removePictures(pictureJob.parse(payload).ids, storages)),
    sweepPictures: async () => void (await sweepPictures(storages, new Date())),
  };
}

/** What runs by the clock, in crontab's terms and UTC. Of several workers one takes each turn. */
const schedule = [
  { task: 'purgeExpired', match: '7 * * * *' },
  { task: 'sweepPictures', match: '23 * * * *' },
];

/** Works on the jobs in the database's queue until `stop`, which lets running jobs end. Needs the connected database. */
export async function startWorker(config: Config, databaseUrl: string): Promise<{ stop(): Promise<void> }> {
  const pool = createPool({ connectionString: databaseUrl, max: JOBS_AT_ONCE + 2, application_name: 'kirana: jobs' });
  const transport = createMailTransport(config);
  const storages = await createPictureStorages(config, (error) => console.error('Jobs: a picture', error));
  const worker = await run({
    pgPool: pool,
    taskList: taskTable(config, transport, storages),
    parsedCronItems: parseCronItems(schedule),
    concurrency: JOBS_AT_ONCE,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') console.error(`Jobs: ${message}`);
    }),
  });
  worker.promise.catch((error: unknown) => console.error('The job worker ended:', error));
  return {
    async stop() {
      await worker.stop();
      await setImmediate(); // the outcome of the last jobs is about to be written, and `end` waits for what has begun
      transport.close();
      await pool.end();
    },
  };
}
