import { defineUserError } from '../../platform/core/errors/userError.ts';

export class OpenOrdersError extends defineUserError({
  description: 'The viewer has an order of the last 24 hours that is not delivered, or delivers one as a rider.',
  message: 'An order is on its way to you. You can delete your account once it has arrived.',
}) {}
