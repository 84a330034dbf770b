import { defineUserError } from '../platform/core/errors/userError.ts';
import type { Job } from './findJobs.ts';

export class JobNotFoundError extends defineUserError({
  description: 'The job is done, or an admin has discarded it.',
  message: 'This job no longer exists. It has finished or was discarded.',
}) {}

export class JobNotFailedError extends defineUserError({
  description: 'The job is running or waiting, so it can be neither retried nor discarded.',
}) {
  readonly job: Job;

  constructor(job: Job) {
    super(
      job.state === 'RUNNING'
        ? 'This job is being worked on. Please wait for what comes of it.'
        : 'This job hasn’t failed: it’s still waiting to run.',
    );
    this.job = job;
  }
}
