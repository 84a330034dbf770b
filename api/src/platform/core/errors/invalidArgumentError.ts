import { UserError } from './userError.ts';

/** An argument that no client should send, such as a page size out of bounds; GraphQL answers BAD_USER_INPUT. */
export class InvalidArgumentError extends UserError {}
