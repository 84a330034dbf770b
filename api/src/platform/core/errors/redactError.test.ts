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

  it('reads no more than the first 1,000 characters of a line', () => {
    const address = `${'a'.repeat(992)}@b.co`;
    expect(redactError(`${address} is no mailbox`)).toBe('(an address) is');
  });
});
