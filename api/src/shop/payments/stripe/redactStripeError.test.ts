import Stripe from 'stripe';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { redactStripeError } from './stripeProvider.ts';

describe('redactStripeError', () => {
  it('keeps the fields of a Stripe error without personal data', () => {
    const error = new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      message: 'Invalid email address: asha@kirana.example',
      code: 'email_invalid',
      param: 'customer_email',
      statusCode: 400,
      requestId: 'req_1',
    });
    const fit = redactStripeError(error);
    expect(fit).toEqual({
      type: 'StripeInvalidRequestError',
      code: 'email_invalid',
      parameter: 'customer_email',
      status: 400,
      requestId: 'req_1',
    });
    expect(inspect(fit, { showHidden: true })).not.toContain('asha');
  });

  it('returns every other error unchanged', () => {
    const error = new TypeError('No such property');
    expect(redactStripeError(error)).toBe(error);
  });
});
