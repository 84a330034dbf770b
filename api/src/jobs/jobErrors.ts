import { UserError } from '../platform/core/errors/userError.ts';
import type { Job } from './findJobs.ts';

/** The job is done, or an admin has discarded it. */
export class JobNotFoundError extends UserError {
  constructor() {
    super('This job no longer exists. It has finished or was discarded.');
    this.name = 'JobNotFoundError';
  }
}

/** The job is running or waiting, so it can be neither retried nor discarded. */
export class JobNotFailedError extends UserError {
  readonly job: Job;

  constructor(job: Job) {
    super(
      job.state === 'RUNNING'
        ? 'This job is being worked on. Please wait for what comes of it.'
        : 'This job hasn’t failed: it’s still waiting to run.',
    );
    this.name = 'JobNotFailedError';
    this.job = job;
  }
}
