import { InvalidArgumentError } from '../core/errors/userError.ts';

/** The deprecation reason of what another part of the schema replaces, with the day of its removal as docs/integrators.md promises. */
export const replacedBy = (replacement: string) => `Use ${replacement}. Removed on 2027-06-30.`;

/** The former name of a value of an enum. */
export const formerNameOf = <TValue extends string>(value: TValue) => ({
  value,
  description: `As \`${value}\`.`,
  deprecationReason: replacedBy(`\`${value}\``),
});

/**
 * The value of an argument that has a new name, given by the new name or by the former one.
 * @throws InvalidArgumentError when it is missing, or when the two contradict each other
 */
export function readRenamedArgument<TName extends string>(
  args: Partial<Record<TName, string | null>>,
  name: TName,
  former: TName,
): string {
  const { [name]: value, [former]: formerValue } = args;
  if (value != null && formerValue != null && value !== formerValue)
    throw new InvalidArgumentError(`${name} and ${former} contradict each other`);
  const given = value ?? formerValue;
  if (given == null) throw new InvalidArgumentError(`${name} is required`);
  return given;
}
