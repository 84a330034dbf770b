type Input = Record<string, unknown>;

/** Resolvers of mutations, by their fields, that receive the input. */
export function mutationResolvers(mutations: Record<string, (input: Input) => object>) {
  return Object.fromEntries(
    Object.entries(mutations).map(([field, answer]) => [
      field,
      (_root: unknown, { input }: { input: Input }) => answer({ ...input }),
    ]),
  );
}
