import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { requireViewer } from '../graphql/viewer.ts';
import { discardJob } from './discardJob.ts';
import { findJob } from './findJobs.ts';
import { JobRef } from './job.schema.ts';
import { JobGoneError, JobNotFailedError } from './jobErrors.ts';
import { decodeJobId, encodeJobId } from './jobId.ts';
import { retryJob } from './retryJob.ts';

const JobRetryPayload = builder.objectRef<{ jobId: bigint }>('JobRetryPayload').implement({
  description: 'The job is tried again at once.',
  fields: (t) => ({
    job: t.field({
      type: JobRef,
      nullable: true,
      description: 'The job as it is now; null when it is done already.',
      resolve: ({ jobId }) => findJob(db, jobId),
    }),
  }),
});

const JobDiscardPayload = builder.objectRef<{ jobId: bigint }>('JobDiscardPayload').implement({
  description: 'The job is given up.',
  fields: (t) => ({
    discardedJobId: t.id({
      description: 'The public id of the job that went.',
      resolve: ({ jobId }) => encodeJobId(jobId),
    }),
  }),
});

builder.mutationFields((t) => {
  const jobId = t.input.id({ required: true, description: 'The public id of a job that has failed.' });
  return {
    jobRetry: t.fieldWithInput({
      description:
        'Has a job that has failed tried again at once, with all its attempts before it, whether it would have been tried again later or not. Admins only.',
      type: JobRetryPayload,
      authScopes: { admin: true },
      errors: { types: [JobGoneError, JobNotFailedError] },
      input: { jobId },
      resolve: (_root, { input }, { authentication }) =>
        retryJob(requireViewer(authentication), decodeJobId(String(input.jobId))),
    }),
    jobDiscard: t.fieldWithInput({
      description: 'Gives up a job that has failed: what it was for is not done. It can not be undone. Admins only.',
      type: JobDiscardPayload,
      authScopes: { admin: true },
      errors: { types: [JobGoneError, JobNotFailedError] },
      input: { jobId },
      resolve: (_root, { input }, { authentication }) =>
        discardJob(requireViewer(authentication), decodeJobId(String(input.jobId))),
    }),
  };
});
