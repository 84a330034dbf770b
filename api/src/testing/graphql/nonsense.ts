import { isEnumType, isInputObjectType, isListType, isNonNullType, isScalarType, type GraphQLType } from 'graphql';
import { Upload } from 'graphql-upload-ts';

/** Invalid values of the scalars that do not accept every text. */
const NONSENSE = new Map<string, () => unknown>([
  ['Upload', interruptedUpload],
  ['Date', () => '1900-01-01'],
  ['DateTime', () => '1900-01-01T00:00:00Z'],
  ['Int', () => -1],
  ['Float', () => -1],
  ['Paise', () => -1],
  ['Boolean', () => false],
]);

/** A value that has the input's type and fails every rule. */
export function nonsense(type: GraphQLType): unknown {
  if (isNonNullType(type)) return nonsense(type.ofType);
  if (isListType(type)) return [nonsense(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isScalarType(type)) return NONSENSE.get(type.name)?.() ?? '';
  if (!isInputObjectType(type)) throw new Error(`${String(type)} is no input`);
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, nonsense(field.type)]));
}

/** An upload whose client has disconnected. */
function interruptedUpload(): Upload {
  const upload = new Upload();
  upload.reject(new Error('The client has disconnected'));
  return upload;
}
