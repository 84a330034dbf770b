/** The names of the labels of addresses. */
export const addressLabels = { HOME: 'Home', WORK: 'Work', OTHER: 'Other' } as const;
