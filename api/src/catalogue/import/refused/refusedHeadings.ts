/** The headings that the export of refused rows adds: the row's number in the file, and the reasons. An import ignores them. */
export const REFUSED_HEADINGS = ['refused_row', 'refused_reason'] as const;
