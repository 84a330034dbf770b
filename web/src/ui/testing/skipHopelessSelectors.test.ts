import { describe, expect, it } from 'vitest';

describe('the styles of the browser', () => {
  it('hide an element with the attribute for it, and a closed popover', () => {
    document.body.innerHTML = '<p hidden>Hidden</p><p popover>Closed</p><p>Seen</p>';
    const displays = Array.from(document.querySelectorAll('p'), (element) => getComputedStyle(element).display);
    expect(displays).toEqual(['none', 'none', 'block']);
  });
});
