/** What the numbers of samples begin with, by the document; no series of the shop's own begins so. */
export const SAMPLE_PREFIXES = { INVOICE: 'SMP', CREDIT_NOTE: 'SMC' } as const;
