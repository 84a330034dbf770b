import { colord, extend } from 'colord';
import a11yPlugin from 'colord/plugins/a11y';
import mixPlugin from 'colord/plugins/mix';
import namesPlugin from 'colord/plugins/names';

extend([a11yPlugin, mixPlugin, namesPlugin]);

/** A colour in light and in dark mode, as `#rrggbb`. */
export interface ColorPair {
  light: string;
  dark: string;
}

/** The colours of a shop; null: those of the theme. */
export interface BrandColors {
  primary: ColorPair | null;
  secondary: ColorPair | null;
}

/** The main colour of the theme, which web/src/ui/theme/colors.ts has as its green. */
export const THEME_PRIMARY: ColorPair = { light: '#1f7a3d', dark: '#5cc37f' };

/** The contrast of WCAG 2.2 for text of any size. */
export const MIN_CONTRAST = 4.5;
/** The contrast of WCAG 2.2 for the outlines of controls. */
const MIN_CONTRAST_OF_SHAPES = 3;
/** How far a colour is darkened or lightened for text, until it can be read. */
const SHARES = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1];

/** The surfaces that text in the primary colour is on; the ones with the least contrast. */
export const SURFACES = { light: '#faf8f4', dark: '#1f1c17' };
/** The text of the pages; the strip of the header, which is the strongest tint, has it too. */
const TEXT = { light: '#1e1b16', dark: '#f3eee5' };
const [WHITE, BLACK] = ['#ffffff', '#12100c'];

/** The colours of controls, links and claims that are made of one colour, by their names in the theme. */
type Palette = Record<
  'solid' | 'hover' | 'contrast' | 'fg' | 'subtle' | 'muted' | 'emphasized' | 'border' | 'focus-ring',
  string
>;

type Mode = keyof ColorPair;
const MODES: readonly Mode[] = ['light', 'dark'];

const HEX_WITHOUT_SIGN = /^(?:[0-9a-f]{3}){1,2}$/;

/** An opaque colour as it is written in CSS, hexadecimal digits also without a number sign, as `#rrggbb`; null for another text. */
export function hexColorOf(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const color = colord(HEX_WITHOUT_SIGN.test(typed) ? `#${typed}` : typed);
  return color.isValid() && color.alpha() === 1 ? color.toHex() : null;
}

/** The contrast between two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return colord(one).contrast(other);
}

/** The modes in which text in a colour can't be read on the shop's surfaces. */
export function illegibleModes(pair: ColorPair): Mode[] {
  return MODES.filter((mode) => contrastOf(pair[mode], SURFACES[mode]) < MIN_CONTRAST);
}

/** The palette of a colour in one mode. Its text on its own surfaces and on the page has a contrast of at least 4.5:1. */
export function paletteOf(color: string, mode: Mode): Palette {
  const surface = SURFACES[mode];
  const towards = mode === 'light' ? '#000000' : WHITE;
  const tint = (share: number) => colord(surface).mix(color, share).toHex();
  const [subtle, muted] = [tint(0.1), tint(0.2)];
  const contrast = contrastOf(color, WHITE) >= MIN_CONTRAST ? WHITE : readable(color, BLACK, '#000000');
  const fg = SHARES.map((share) => colord(color).mix(towards, share).toHex()).find((text) =>
    [surface, subtle, muted].every((ground) => contrastOf(text, ground) >= MIN_CONTRAST),
  );
  const text = fg ?? towards;
  const outline = contrastOf(color, surface) >= MIN_CONTRAST_OF_SHAPES ? color : text;
  return {
    solid: color,
    hover: readable(
      contrast,
      colord(color)
        .mix(contrast === WHITE ? '#000000' : WHITE, 0.15)
        .toHex(),
      color,
    ),
    contrast,
    fg: text,
    subtle,
    muted,
    emphasized: [0.4, 0.3].map(tint).find((strip) => contrastOf(strip, TEXT[mode]) >= MIN_CONTRAST) ?? muted,
    border: outline,
    'focus-ring': outline,
  };
}

/** The palettes of the main colour, for mails and pages without the theme. */
export function primaryPalettes(primary: ColorPair | null): Record<Mode, Palette> {
  const { light, dark } = primary ?? THEME_PRIMARY;
  return { light: paletteOf(light, 'light'), dark: paletteOf(dark, 'dark') };
}

/** The first of two colours if it can be read with another, else the second. */
function readable(other: string, preferred: string, fallback: string): string {
  return contrastOf(other, preferred) >= MIN_CONTRAST ? preferred : fallback;
}

/** The style sheet that sets a shop's colours in place of the theme's; empty for a shop without its own. */
export function brandStyles(colors: BrandColors): string {
  const variablesOf = (mode: Mode) =>
    Object.entries(colors).flatMap(([name, pair]: [string, ColorPair | null]) =>
      pair === null
        ? []
        : Object.entries(paletteOf(pair[mode], mode)).map(([role, color]) => `--colors-${name}-${role}:${color}`),
    );
  const [light, dark] = MODES.map((mode) => variablesOf(mode).join(';'));
  return light === '' ? '' : `:root{${light}}@media (prefers-color-scheme:dark){:root{${dark}}}`;
}
