import { z } from 'zod';
import { emailAddressShape } from '../../core/text/emailAddressShape.ts';
import { gstinShape, isGstin } from '../../core/gst/gstin.ts';
import { INDIAN_STATES } from '../../core/gst/indianStates.ts';
import { cleanText, optionalTextShape, textShape } from '../../core/text/textShape.ts';
import { dialledSigns } from '@kirana/shared/phone.ts';
import type { SettingKind } from './settingKind.ts';

/** What the numbers of samples begin with, by the document; no series of the shop's own begins so. */
export const SAMPLE_PREFIXES = { INVOICE: 'SMP', CREDIT_NOTE: 'SMC' } as const;

const PREFIX = /^[A-Za-z0-9/-]{1,3}$/;
const PREFIX_RULE = '1 to 3 letters, digits, - and /: an invoice number has at most 16 characters';

const OF_SAMPLES: readonly string[] = Object.values(SAMPLE_PREFIXES);
const RESERVED = `${OF_SAMPLES.join(' and ')} are reserved for samples`;
const isFree = (prefix: string) => !OF_SAMPLES.includes(prefix.toUpperCase());

const isTelephone = (text: string) => /^\+?\d{6,17}$/.test(dialledSigns(text) ?? '');

/** A text is for people as it is. */
const TEXT = { editor: 'TEXT', format: (value: string | null) => value } as const;

/** A line of text, or with `isMultiline` several. */
export function line(name: string, maxLength: number, { isMultiline = false } = {}): SettingKind<string> {
  return {
    ...TEXT,
    editor: isMultiline ? 'MULTILINE_TEXT' : 'TEXT',
    shape: textShape(name, maxLength),
    variableShape: z.string().trim().min(1).max(maxLength, `can have at most ${maxLength} characters`),
    maxLength,
  };
}

/** A line of text that may be missing, or with `isMultiline` several. */
export function optionalLine(name: string, maxLength: number, { isMultiline = true } = {}): SettingKind<string | null> {
  return {
    ...TEXT,
    editor: isMultiline ? 'MULTILINE_TEXT' : 'TEXT',
    shape: optionalTextShape(name, maxLength).unwrap(), // null, but not left out
    variableShape: z.string().trim().max(maxLength, `can have at most ${maxLength} characters`),
    maxLength,
  };
}

const promise = optionalLine('Delivery promise', 12, { isMultiline: false });

/** How soon orders arrive, or none: `off` in a variable, because an empty one is as if it were not set. */
export const deliveryPromise: SettingKind<string | null> = {
  ...promise,
  variableShape: promise.variableShape.transform((text) => (text === 'off' ? null : text)),
};

/** An e-mail address, or none. */
export const emailAddress: SettingKind<string | null> = {
  ...TEXT,
  editor: 'EMAIL',
  shape: emailAddressShape('Enter an email address such as help@shop.example').nullable(),
  variableShape: emailAddressShape('must be an e-mail address'),
  maxLength: 254,
};

/** A telephone number as it is written, with blanks, hyphens and brackets, or none. */
export const phoneNumber: SettingKind<string | null> = {
  ...TEXT,
  editor: 'PHONE',
  shape: z
    .string()
    .overwrite(cleanText)
    .trim()
    .max(30, 'A phone number can have at most 30 characters')
    .refine(isTelephone, 'Enter a phone number such as +91 80 0000 0000')
    .nullable(),
  variableShape: z
    .string()
    .overwrite(cleanText)
    .trim()
    .refine(isTelephone, 'must be a telephone number such as +91 80 0000 0000'),
  maxLength: 30,
};

/** The number of a seller for the goods and services tax, or none. */
export const gstin: SettingKind<string | null> = {
  ...TEXT,
  shape: gstinShape.nullable(),
  variableShape: z.string().refine(isGstin, 'must be a GSTIN of 15 characters with its right check character'),
  maxLength: 20, // with blanks
};

const isFssai = (text: string) => /^[12]\d{13}$/.test(text);

/** The number of a licence or registration for selling food, or none: 14 digits, the first of which tells the two apart. */
export const fssai: SettingKind<string | null> = {
  ...TEXT,
  shape: z
    .string()
    .transform((text) => text.replace(/[\s-]/g, ''))
    .refine(isFssai, 'Enter the 14-digit FSSAI number, which starts with 1 or 2')
    .nullable(),
  variableShape: z.string().refine(isFssai, 'must be an FSSAI number of 14 digits that begins with 1 or 2'),
  maxLength: 20,
};

/** One of a few words. */
export function choice<const Word extends string>(options: readonly [Word, ...Word[]]): SettingKind<Word> {
  return {
    editor: 'SELECT',
    format: (value) => value,
    shape: z.enum(options, 'Choose one of the options'),
    variableShape: z.enum(options),
    options,
  };
}

const STATES = Object.keys(INDIAN_STATES);
const stateOf = (text: string) => STATES.find((each) => each.toLowerCase() === text.trim().toLowerCase());

/** A state or union territory of India. */
export const indianState: SettingKind<string> = {
  ...TEXT,
  editor: 'SELECT',
  shape: z.enum(STATES, 'Choose a state'),
  variableShape: z.string().transform((text, context) => {
    const state = stateOf(text);
    if (state === undefined) context.addIssue('must be a state or union territory of India such as Karnataka');
    return state ?? z.NEVER;
  }),
  options: STATES,
};

/** What the numbers of a series begin with, as rule 46(b) of the CGST Rules allows it beside the year and six digits. */
export const numberPrefix: SettingKind<string> = {
  ...TEXT,
  shape: z
    .string('Enter a prefix')
    .overwrite(cleanText)
    .trim()
    .regex(PREFIX, `A prefix has ${PREFIX_RULE}`)
    .refine(isFree, RESERVED),
  variableShape: z.string().regex(PREFIX, `must be ${PREFIX_RULE}`).refine(isFree, `is reserved: ${RESERVED}`),
  maxLength: 3,
};
