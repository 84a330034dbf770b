import { texts } from './texts.ts';

/** The values of the address form, by the fields' names in the schema. */
export type AddressValues = Record<AddressField, string>;

export type AddressField = keyof typeof texts.fields;

/** The error messages, by field. */
export type AddressIssues = Partial<Record<AddressField, string>>;

/** The fields in the order of the form. */
export const addressFields = [
  'line',
  'city',
  'state',
  'pincode',
  'country',
  'mobile',
] as const satisfies AddressField[];

/** Reads a submitted form and trims its values. */
export function readAddress(form: HTMLFormElement): AddressValues {
  const data = new FormData(form);
  const valueOf = (field: AddressField): string => {
    const value = data.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    line: valueOf('line'),
    city: valueOf('city'),
    state: valueOf('state'),
    pincode: valueOf('pincode'),
    country: valueOf('country'),
    mobile: valueOf('mobile'),
  };
}

/** Returns an error for each empty field; all fields are required. */
export function findMissingFields(values: AddressValues): AddressIssues {
  const missing = addressFields.filter((field) => values[field] === '');
  return Object.fromEntries(missing.map((field) => [field, texts.missing(texts.fields[field])]));
}

/** Maps the server's issues to their fields; an issue without a field goes to the first field, so that none is lost. */
export function issuesByField(issues: ReadonlyArray<{ path: string; message: string }>): AddressIssues {
  return Object.fromEntries(
    issues.map(({ path, message }) => [
      addressFields.find((field) => path.split('.').includes(field)) ?? 'line',
      message,
    ]),
  );
}
