import { describe, expect, it } from 'vitest';
import { errorLine } from './errorLine.ts';

describe('errorLine', () => {
  it('keeps the first line that says something', () => {
    expect(errorLine('\n  Invalid `db.refund.findUnique()` invocation:\n  secret = 1')).toBe(
      'Invalid `db.refund.findUnique()` invocation:',
    );
    expect(errorLine('the mail server answered RCPT TO with 451 4.2.1')).toBe(
      'the mail server answered RCPT TO with 451 4.2.1',
    );
  });

  it('hides what may be personal', () => {
    expect(errorLine('No such customer: Asha <asha+shop@kirana.example>, call +91 98000 00000')).toBe(
      'No such customer: Asha <(an address)>, call (a number)',
    );
  });

  it('is cut where it goes on for long', () => {
    const line = errorLine('é'.repeat(400));
    expect(line).toHaveLength(300);
    expect(line.endsWith('…')).toBe(true);
  });

  it('is soon there, however long the line was', () => {
    const begun = performance.now();
    errorLine('a'.repeat(300_000));
    expect(performance.now() - begun).toBeLessThan(200);
  });
});
