import { UserError } from '../../platform/core/errors/userError.ts';

/** The largest number of groups that admins of a shop create. */
export const MAX_CUSTOM_GROUPS = 2_000;

/** There is no such synonym group. */
export class SynonymGroupNotFoundError extends UserError {
  constructor() {
    super('This synonym group no longer exists');
    this.name = 'SynonymGroupNotFoundError';
  }
}

/** The group has a newer version than the one in the input. */
export class SynonymGroupChangedError extends UserError {
  readonly synonymGroupId: string;

  constructor(synonymGroupId: string) {
    super('Someone else has changed this synonym group');
    this.name = 'SynonymGroupChangedError';
    this.synonymGroupId = synonymGroupId;
  }
}

/** The shop has as many groups of its own as it may have. */
export class TooManySynonymGroupsError extends UserError {
  constructor() {
    super(`A shop has at most ${MAX_CUSTOM_GROUPS.toLocaleString('en-IN')} synonym groups of its own`);
    this.name = 'TooManySynonymGroupsError';
  }
}

/** The group comes with the shop's software: it can be disabled, not deleted. */
export class SynonymGroupCuratedError extends UserError {
  constructor() {
    super('This synonym group came with the shop. It can be disabled, but not deleted.');
    this.name = 'SynonymGroupCuratedError';
  }
}

/** The group has no original: it is the shop's own, or unchanged. */
export class SynonymGroupNotRestorableError extends UserError {
  constructor() {
    super('This synonym group has no original that differs from it');
    this.name = 'SynonymGroupNotRestorableError';
  }
}

/** The preview took longer than it may. */
export class SynonymPreviewTimeoutError extends UserError {
  constructor() {
    super('The preview takes too long. Change fewer terms at once to see one.');
    this.name = 'SynonymPreviewTimeoutError';
  }
}
