import { z } from 'zod';

const groupTerm = z.object({ language: z.string(), term: z.string() });

/** What an admin edits of a synonym group, as the column `original` and the audit log store it. */
export const synonymState = z.object({ department: z.string().nullable(), terms: z.array(groupTerm) });

/** The department and the terms of a group, in the order of their languages. */
export type SynonymState = z.infer<typeof synonymState>;
/** A name of a group in a language. */
export type GroupTerm = z.infer<typeof groupTerm>;
