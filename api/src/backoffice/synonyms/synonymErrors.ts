import { defineUserError } from '../../platform/core/errors/userError.ts';

/** The largest number of groups that admins of a shop create. */
export const MAX_CUSTOM_GROUPS = 2_000;

export class SynonymGroupNotFoundError extends defineUserError({
  description: 'There is no such synonym group.',
  message: 'This synonym group no longer exists',
}) {}

export class SynonymGroupChangedError extends defineUserError({ description: 'The group has a newer version.' }) {
  readonly synonymGroupId: string;

  constructor(synonymGroupId: string) {
    super('Someone else has changed this synonym group');
    this.synonymGroupId = synonymGroupId;
  }
}

export class TooManySynonymGroupsError extends defineUserError({
  description: `The shop has ${MAX_CUSTOM_GROUPS.toLocaleString('en-IN')} groups of its own.`,
  message: `A shop can have at most ${MAX_CUSTOM_GROUPS.toLocaleString('en-IN')} synonym groups of its own`,
}) {}

export class SynonymGroupCuratedError extends defineUserError({
  description: 'The group came with the shop. Disable it instead.',
  message: 'This synonym group came with the shop. It can be disabled, but not deleted.',
}) {}

export class SynonymGroupNotRestorableError extends defineUserError({
  description: 'The group has no original that differs.',
  message: 'This synonym group is already as it came with the shop',
}) {}

export class SynonymPreviewTimeoutError extends defineUserError({
  description: 'The preview took more than three seconds. Change fewer terms at once.',
  message: 'The preview took too long. Change fewer terms at once to see one.',
}) {}
