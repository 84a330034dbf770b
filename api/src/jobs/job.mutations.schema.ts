import { db } from '../platform/db/client.ts';
import { builder } from '../platform/graphql/builder.ts';
import { requireViewer } from '../platform/core/viewer.ts';
import { discardJob, retryJob } from './changeFailedJob.ts';
import { findJob } from './findJobs.ts';
import { JobRef } from './job.schema.ts';
import { JobNotFoundError, JobNotFailedError } from './jobErrors.ts';
import { decodeJobId, encodeJobId } from './jobId.ts';

const JobRetryPayload = builder.objectRef<{ jobId: bigint }>('JobRetryPayload').implement({
  description: 'The job was queued for an immediate retry.',
  fields: (t) => ({
    job: t.field({
      type: JobRef,
      nullable: true,
      description: 'The job after the change; null when a worker has completed it already.',
      resolve: ({ jobId }) => findJob(db, jobId),
    }),
  }),
});

const JobDiscardPayload = builder.objectRef<{ jobId: bigint }>('JobDiscardPayload').implement({
  description: 'The job was removed from the queue.',
  fields: (t) => ({
    discardedJobId: t.id({
      description: 'The public id of the removed job.',
      resolve: ({ jobId }) => encodeJobId(jobId),
    }),
  }),
});

builder.mutationFields((t) => {
  const jobId = t.input.id({ required: true, description: 'The public id of a job that has failed.' });
  return {
    jobRetry: t.fieldWithInput({
      description:
        'Retries a failed job at once and resets its attempts. It fails for a job that is running, waiting or done. Needs the permission `SETTINGS`.',
      type: JobRetryPayload,
      authScopes: { settings: true },
      errors: { types: [JobNotFoundError, JobNotFailedError] },
      input: { jobId },
      resolve: (_root, { input }, { authentication }) =>
        retryJob(requireViewer(authentication), decodeJobId(String(input.jobId))),
    }),
    jobDiscard: t.fieldWithInput({
      description:
        'Removes a failed job from the queue; its work is not done. It fails for a job that is running, waiting or done, and cannot be undone. Needs the permission `SETTINGS`.',
      type: JobDiscardPayload,
      authScopes: { settings: true },
      errors: { types: [JobNotFoundError, JobNotFailedError] },
      input: { jobId },
      resolve: (_root, { input }, { authentication }) =>
        discardJob(requireViewer(authentication), decodeJobId(String(input.jobId))),
    }),
  };
});
