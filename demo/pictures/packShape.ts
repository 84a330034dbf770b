import type { ColourScheme } from './colourSchemes.ts';
import type { Box } from './textPaths.ts';

/**
 * A pack, drawn in a 400 by 400 square, from `head` down to `foot`: what lies under the print, the outline that is
 * printed, the box in which brand, name and art are arranged, and the light and folds over the print.
 */
export interface PackShape {
  under: string;
  face: string;
  panel: Box;
  over: string;
  /** `wrap`: the whole face is in the pack's colour; `label`: a pale paper label on a coloured body. */
  print: 'wrap' | 'label' | 'card';
  width: number;
  foot: number;
  head: number;
}

/** What a shape may colour itself by. */
export interface PackColours {
  scheme: ColourScheme;
  cap: string;
}

/** Draws one shape of pack. */
export type PackDrawing = (colours: PackColours) => PackShape;
