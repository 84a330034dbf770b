import { describe, expect, it } from 'vitest';
import { colorPair, surfaceColorPair } from './colorKinds.ts';

const DARK = '#5cc37f';
const messagesOf = (value: unknown) =>
  colorPair.shape.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('A pair of colours', () => {
  it.each(['1F7A3D', '#1F7A3D', ' #1f7a3d ', 'rgb(31, 122, 61)'])('has one form, also when %j was typed', (light) => {
    expect(colorPair.shape.parse({ light, dark: DARK })).toEqual({ light: '#1f7a3d', dark: DARK });
  });

  it.each(['reddish', '#12', '#1f7a3d80', 'url(x)', '#1f7a3d;}'])('refuses %j', (light) => {
    const rule = 'light: Enter a colour such as #1F7A3D';
    expect(messagesOf({ light, dark: DARK })).toEqual([rule]);
  });

  it('refuses a mode without a colour', () => {
    expect(messagesOf({ light: '#1f7a3d', dark: null })).toEqual(['dark: Enter a colour']);
  });

  it('refuses text in it that cannot be read on the page, in each mode', () => {
    const rule = 'the contrast must be at least 4.5:1';
    expect(messagesOf({ light: '#f6b21b', dark: '#700000' })).toEqual([
      `light: Too hard to read in light mode: ${rule}. Choose a darker colour.`,
      `dark: Too hard to read in dark mode: ${rule}. Choose a lighter colour.`,
    ]);
    const pair = { light: '#f6b21b', dark: '#700000' };
    expect(surfaceColorPair.shape.parse(pair)).toEqual(pair);
  });

  it('may be missing, and is a sentence for people', () => {
    expect(colorPair.shape.parse(null)).toBeNull();
    expect(colorPair.format(null)).toBeNull();
    expect(colorPair.format({ light: '#1f7a3d', dark: DARK })).toBe('#1f7a3d in light mode, #5cc37f in dark mode');
  });

  it('is two colours with a comma between them in the environment', () => {
    expect(colorPair.variableShape.parse('1F7A3D, #5CC37F')).toEqual({ light: '#1f7a3d', dark: DARK });
    for (const text of ['#1f7a3d', '#f6b21b,#5cc37f', 'lime,green', '#1f7a3d,#5cc37f,#000000'])
      expect(colorPair.variableShape.safeParse(text).error?.issues[0]?.message, text).toBe(
        'must be two colours that can be read, such as #1f7a3d,#5cc37f',
      );
  });
});
