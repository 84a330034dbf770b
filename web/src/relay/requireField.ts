import { RequestError } from './RequestError.ts';

/** The value of a field that is null only for a viewer who may not read it. For `@inline` fragments, which can't use `@required`. */
export function requireField<Value>(value: Value | null | undefined): Value {
  if (value == null) throw new RequestError('forbidden');
  return value;
}
