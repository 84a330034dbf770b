import { describe, expect, it } from 'vitest';
import { brandStyles, contrastOf, hexColorOf, illegibleModes, paletteOf } from './brandColors.ts';

const HUES = ['#f6b21b', '#b3261e', '#ff0000', '#00ff00', '#0000ff', '#777777', '#000000', '#ffffff', '#8e24aa'];

describe('The palette of a colour', () => {
  it.each(HUES)('of %s can be read in light and in dark mode', (color) => {
    for (const mode of ['light', 'dark'] as const) {
      const { solid, hover, contrast, fg, subtle, muted, emphasized } = paletteOf(color, mode);
      for (const [text, ground] of [
        [contrast, solid],
        [contrast, hover],
        [fg, subtle],
        [fg, muted],
        [mode === 'light' ? '#1e1b16' : '#f3eee5', emphasized],
      ] as const)
        expect(contrastOf(text, ground), `${text} on ${ground}, ${mode}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('The colours of a shop', () => {
  it('can’t be read where text on the page has too little contrast', () => {
    expect(illegibleModes({ light: '#1f7a3d', dark: '#5cc37f' })).toEqual([]);
    expect(illegibleModes({ light: '#ff0000', dark: '#700000' })).toEqual(['light', 'dark']);
    expect(illegibleModes({ light: '#b3261e', dark: '#b3261e' })).toEqual(['dark']);
  });

  it('are a style sheet for both modes, and none where the theme’s hold', () => {
    expect(brandStyles({ primary: null, secondary: null })).toBe('');
    const styles = brandStyles({ primary: { light: '#b3261e', dark: '#ff8a80' }, secondary: null });
    expect(styles).toMatch(/^:root{--colors-primary-solid:#b3261e;.*}@media \(prefers-color-scheme:dark\){:root{/);
    expect(styles).toContain('--colors-primary-solid:#ff8a80;');
    expect(styles).not.toContain('secondary');
  });
});

describe('hexColorOf', () => {
  it.each([
    ['C0392B', '#c0392b'],
    [' #f00 ', '#ff0000'],
    ['rgb(200, 0, 0)', '#c80000'],
    ['rgb(200 0 0)', '#c80000'],
    ['Maroon', '#800000'],
    ['transparent', null],
    ['#ff000080', null],
    ['#ff00', null],
    ['लाल', null],
    ['', null],
  ])('reads %s as %s', (text, color) => {
    expect(hexColorOf(text)).toBe(color);
  });
});
