import Stripe from 'stripe';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { fitForLogs } from './stripeTrouble.ts';

describe('fitForLogs', () => {
  it("keeps the facts of an error of Stripe's and nothing that may be personal", () => {
    const error = new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      message: 'Invalid email address: asha@kirana.example',
      code: 'email_invalid',
      param: 'customer_email',
      statusCode: 400,
      requestId: 'req_1',
    });
    const fit = fitForLogs(error);
    expect(fit).toEqual({
      type: 'StripeInvalidRequestError',
      code: 'email_invalid',
      parameter: 'customer_email',
      status: 400,
      requestId: 'req_1',
    });
    expect(inspect(fit, { showHidden: true })).not.toContain('asha');
  });

  it('leaves every other error as it is', () => {
    const error = new TypeError('No such property');
    expect(fitForLogs(error)).toBe(error);
  });
});
