import { describe, expect, it } from 'vitest';
import { redactError } from './redactError.ts';

describe('redactError', () => {
  it('keeps the first line that is not blank', () => {
    expect(redactError('\n  Invalid `db.refund.findUnique()` invocation:\n  secret = 1')).toBe(
      'Invalid `db.refund.findUnique()` invocation:',
    );
    expect(redactError('the mail server answered RCPT TO with 451 4.2.1')).toBe(
      'the mail server answered RCPT TO with 451 4.2.1',
    );
  });

  it('hides addresses and numbers', () => {
    expect(redactError('No such customer: Asha <asha+shop@kirana.example>, call +91 98000 00000')).toBe(
      'No such customer: Asha <(an address)>, call (a number)',
    );
  });

  it('cuts a long line', () => {
    const line = redactError('é'.repeat(400));
    expect(line).toHaveLength(300);
    expect(line.endsWith('…')).toBe(true);
  });

  it('is fast for a very long line', () => {
    const begun = performance.now();
    redactError('a'.repeat(300_000));
    expect(performance.now() - begun).toBeLessThan(200);
  });
});
