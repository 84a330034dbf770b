/** The days after its start in which an import can be undone, and for which the pictures that it replaced are kept. */
export const UNDO_DAYS = 7;
