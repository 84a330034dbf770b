import { createRequire } from 'node:module';
import { fontFileOf } from './pdfFonts.ts';

/** One with positions of glyphs: the prototype of its processor is that of all fonts. */
const ANY_FONT = fontFileOf('Gurmukhi', 400);

interface GlyphPositioning {
  applyAnchor: (mark: object, baseAnchor: object | null, baseIndex: number) => void;
}

interface OpenFont {
  layout: (text: string) => unknown;
  _layoutEngine: { engine: { GPOSProcessor: GlyphPositioning } };
}

/**
 * Lets fontkit, which pdfmake uses, place a mark on a letter for which the font has no anchor, as OpenType's GPOS allows it: the mark stays
 * where its glyph draws it. fontkit 2.0.4 throws a TypeError, so that one name in Gurmukhi or Gujarati would fail a whole invoice.
 */
export function tolerateMissingAnchors(): void {
  const ofPdfmake = createRequire(createRequire(import.meta.url).resolve('pdfmake'));
  const fontkit = createRequire(ofPdfmake.resolve('pdfkit'))('fontkit') as { openSync: (file: string) => OpenFont }; // by its documentation
  const { GPOSProcessor } = fontkit.openSync(ANY_FONT)._layoutEngine.engine;
  const prototype = Object.getPrototypeOf(GPOSProcessor) as GlyphPositioning; // the class is not exported
  const { applyAnchor } = prototype;
  prototype.applyAnchor = function tolerant(mark, baseAnchor, baseIndex) {
    if (baseAnchor !== null) applyAnchor.call(this, mark, baseAnchor, baseIndex);
  };
}
