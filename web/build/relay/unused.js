/** Replaces parts of Relay that the client has no use for, see aliases.ts. */
export {};
