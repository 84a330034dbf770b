import { defineUserError } from '../../platform/core/errors/userError.ts';

export class OpenOrdersError extends defineUserError({
  description: 'An order of the last 24 hours is open, or the viewer delivers one.',
  message: 'An order is on its way to you. You can delete your account once it has arrived.',
}) {}
