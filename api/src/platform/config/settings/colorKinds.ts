import { z } from 'zod';
import { hexColorOf, illegibleModes, MIN_CONTRAST, type ColorPair } from '@kirana/shared/brandColors.ts';
import type { SettingKind } from './settingKind.ts';

const color = z.string('Enter a colour').transform((text, context) => {
  const hex = hexColorOf(text);
  if (hex === null) context.addIssue('Enter a colour such as #1F7A3D');
  return hex ?? z.NEVER;
});
const pair = z.object({ light: color, dark: color });

/** A variable has the colour of the light mode, a comma, and that of the dark mode. */
const kindOf = (shape: z.ZodType<ColorPair>): SettingKind<ColorPair | null> => ({
  editor: 'COLOR_PAIR',
  shape: shape.nullable(),
  variableShape: z.string().transform((text, context) => {
    const [light, dark, ...others] = text.split(',');
    const { data, success } = shape.safeParse(others.length === 0 ? { light, dark } : null);
    if (!success) context.addIssue('must be two colours that can be read, such as #1f7a3d,#5cc37f');
    return success ? data : z.NEVER;
  }),
  format: (value) => value && `${value.light} in light mode, ${value.dark} in dark mode`,
});

/** The colour of controls and links in light and in dark mode, which can be read on the shop's pages; null: that of the theme. */
export const colorPair = kindOf(
  pair.check(({ value, issues }) => {
    for (const mode of illegibleModes(value)) {
      const direction = mode === 'light' ? 'darker' : 'lighter';
      const message = `Too hard to read in ${mode} mode: the contrast must be at least ${MIN_CONTRAST}:1. Choose a ${direction} colour.`;
      issues.push({ code: 'custom', input: value, path: [mode], message });
    }
  }),
);

/** A colour of surfaces, with text in black or white; null: that of the theme. */
export const surfaceColorPair = kindOf(pair);
