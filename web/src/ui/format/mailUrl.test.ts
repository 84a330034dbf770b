import { describe, expect, it } from 'vitest';
import { mailUrl } from './mailUrl.ts';

describe('mailUrl', () => {
  it('encodes what means something else in a URL', () => {
    expect(mailUrl('asha@kirana.example')).toBe('mailto:asha@kirana.example');
    expect(mailUrl('a&b?c=d@kirana.example', 'Order #1')).toBe(
      'mailto:a%26b%3Fc%3Dd@kirana.example?subject=Order%20%231',
    );
  });
});
