import { z } from 'zod';
import { emailAddressShape } from '../../../platform/core/text/emailAddressShape.ts';
import { dialledSigns } from '@kirana/shared/phone.ts';
import { singleLineShape } from '../../catalogue/catalogueShapes.ts';
import type { PartyFields } from '../../catalogue/declarations/writeParty.ts';

/** The columns of parties. */
export const PARTY_ROLES = ['manufacturer', 'packer', 'importer'] as const;

export type PartyRole = (typeof PARTY_ROLES)[number];

/** A party of a row; its id is null until the import has added it. */
export type PartyLink = PartyFields & { id: string | null };

const EMAIL = /^(?:e-?mail|care)?[\s:]*([^\s:@]+@[^\s@]+)$/i;
const FSSAI = /^(?:(?:fssai|lic(?:en[cs]e)?|no)[\s.:#-]*)*(\d{14})$/i;
const PHONE = /^(?:(?:ph(?:one)?|tel|toll[ -]?free|call|care)[\s.:]*)?(\+?[\d\s()-]{6,30})$/i;

/** Reads `Anand Dairy, 5 Milk Road; care@anand.example; 1800 258; FSSAI 10012021000071`. */
export function parseParty(text: string): PartyFields {
  const party: PartyFields = { name: '', address: '', email: null, phone: null, fssai: null };
  const rest: string[] = [];
  for (const part of text.split(/[;\n]/).map((each) => each.trim())) {
    const [email, fssai, phone] = [EMAIL, FSSAI, PHONE].map((pattern) => pattern.exec(part)?.[1]);
    if (email && !party.email) party.email = email;
    else if (fssai && !party.fssai) party.fssai = fssai;
    else if (phone && !party.phone && dialledSigns(phone) !== null) party.phone = phone.trim();
    else if (part !== '') rest.push(part);
  }
  const [, name = '', address = ''] = /^([^,]*),?(.*)$/s.exec(rest.join(', ')) ?? [];
  return { ...party, name: name.trim(), address: address.trim() };
}

/** The valid parts of a party of a row. */
export function partyShape(role: string) {
  return z.object({
    name: singleLineShape(role, 120),
    address: z.union([z.literal(''), singleLineShape(`The address of the ${role.toLowerCase()}`, 300)]),
    email: emailAddressShape(`${role}: the email isn’t valid`).nullable(),
    phone: z.string().nullable(),
    fssai: z.string().regex(/^[12]/, `${role}: an FSSAI number starts with 1 or 2`).nullable(),
  });
}

/** A party as a cell, which `parseParty` reads as the same. */
export function formatParty(party: PartyFields | null): string {
  if (!party) return '';
  const { name, address, email, phone, fssai } = party;
  const place = [name, address.replaceAll(/\s*\n\s*/g, ', ')].filter(Boolean).join(', ');
  return [place, email, phone, fssai && `FSSAI ${fssai}`].filter(Boolean).join('; ');
}

/** What tells the parties of cells apart. */
export function partyKey({ name, address }: Pick<PartyFields, 'name' | 'address'>): string {
  return JSON.stringify([name, address]);
}
