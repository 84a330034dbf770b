/** The result of a cart mutation: the line (null once it is removed), or the error message for the shopper. */
export type CartMutationResult = { line: { id: string; quantity: number } | null } | { errorMessage: string };
