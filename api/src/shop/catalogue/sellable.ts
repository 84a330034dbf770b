/** Prisma's condition for a product that shoppers may see and buy. */
export const SELLABLE = { isPublished: true, deletedAt: null } as const;
