/**
 * The advisory lock of the curated synonyms, unique among the shop's: a release holds it while it is loaded, and edits share it, so
 * that an edit is made of one release or of the next one.
 */
export const SYNONYM_LOCK = 7_310_003;
