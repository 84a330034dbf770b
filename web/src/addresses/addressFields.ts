import { texts } from './texts.ts';

/** What a form holds of an address; the same names as in the graph. */
export type AddressValues = Record<AddressField, string>;

export type AddressField = keyof typeof texts.fields;

/** What is wrong, by field. */
export type AddressIssues = Partial<Record<AddressField, string>>;

/** The fields in the order in which they are asked for. */
export const addressFields = [
  'line',
  'city',
  'state',
  'pincode',
  'country',
  'mobile',
] as const satisfies AddressField[];

/** Reads a submitted form, without the blanks around what was typed. */
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

/** Names each field that was left empty; all of them are required. */
export function findMissing(values: AddressValues): AddressIssues {
  const missing = addressFields.filter((field) => values[field] === '');
  return Object.fromEntries(missing.map((field) => [field, texts.missing(texts.fields[field])]));
}

/** Puts the server's issues beside their fields; one that fits none goes to the first, so that no complaint is lost. */
export function issuesByField(issues: ReadonlyArray<{ path: string; message: string }>): AddressIssues {
  return Object.fromEntries(
    issues.map(({ path, message }) => [
      addressFields.find((field) => path.split('.').includes(field)) ?? 'line',
      message,
    ]),
  );
}
