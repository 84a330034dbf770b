import { countryName } from '@kirana/shared/countries.ts';
import { graphql, readInlineData } from 'react-relay';
import type { declarationsDraft_declarations$key } from './__generated__/declarationsDraft_declarations.graphql.ts';
import type {
  declarationsDraft_party$data,
  declarationsDraft_party$key,
} from './__generated__/declarationsDraft_party.graphql.ts';

/** Who makes, packs or imports products. */
export type Party = Omit<declarationsDraft_party$data, ' $fragmentType'>;

/** The roles of parties, as the forms name them. */
export const PARTY_ROLES = { manufacturer: 'Manufacturer', packer: 'Packer', importer: 'Importer' } as const;

export type PartyRole = keyof typeof PARTY_ROLES;

/** What a product lacks, by the names in the schema. */
export const missingTexts: Readonly<Record<string, string>> = {
  MANUFACTURER: 'manufacturer or packer',
  IMPORTER: 'importer',
  ADDRESS: 'an address',
  CONSUMER_CARE: 'customer care email or phone',
  COUNTRY_OF_ORIGIN: 'country of origin',
  GENERIC_NAME: 'generic name',
};

/** The entered declarations; texts as they are typed. */
export type DeclarationsDraft = Record<PartyRole, Party | null> &
  Record<'countryOfOrigin' | 'genericName' | 'netQuantity' | 'shelfLife', string>;

export const emptyDeclarations: DeclarationsDraft = {
  manufacturer: null,
  packer: null,
  importer: null,
  countryOfOrigin: '',
  genericName: '',
  netQuantity: '',
  shelfLife: '',
};

/** A loaded party. */
export function toParty(key: declarationsDraft_party$key): Party {
  const { id, name, address, email, phone, fssai } = readInlineData(
    graphql`
      fragment declarationsDraft_party on Party @inline {
        id
        name
        address
        email
        phone
        fssai
      }
    `,
    key,
  );
  return { id, name, address, email, phone, fssai };
}

/** The draft of loaded declarations. */
export function toDeclarationsDraft(key: declarationsDraft_declarations$key): DeclarationsDraft {
  const { manufacturer, packer, importer, countryOfOrigin, genericName, netQuantity, shelfLife } = readInlineData(
    graphql`
      fragment declarationsDraft_declarations on ProductDeclarations @inline {
        manufacturer {
          ...declarationsDraft_party
        }
        packer {
          ...declarationsDraft_party
        }
        importer {
          ...declarationsDraft_party
        }
        countryOfOrigin
        genericName
        netQuantity
        shelfLife
      }
    `,
    key,
  );
  return {
    manufacturer: manufacturer ? toParty(manufacturer) : null,
    packer: packer ? toParty(packer) : null,
    importer: importer ? toParty(importer) : null,
    countryOfOrigin: countryOfOrigin ?? '',
    genericName: genericName ?? '',
    netQuantity: netQuantity ?? '',
    shelfLife: shelfLife ?? '',
  };
}

/** A draft as the API takes it; null for what is empty. */
export function toDeclarationsInput(draft: DeclarationsDraft) {
  const textOf = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    manufacturerId: draft.manufacturer?.id ?? null,
    packerId: draft.packer?.id ?? null,
    importerId: draft.importer?.id ?? null,
    countryOfOrigin: textOf(draft.countryOfOrigin),
    genericName: textOf(draft.genericName),
    netQuantity: textOf(draft.netQuantity),
    shelfLife: textOf(draft.shelfLife),
  };
}

/** A draft in lines of a name and a value. */
export function describeDeclarations(draft: DeclarationsDraft): string {
  const lines = [
    ...Object.entries(PARTY_ROLES).map(([role, label]) => [label, draft[role as PartyRole]?.name ?? '']), // its own keys
    ['Country of origin', countryName(draft.countryOfOrigin)],
    ['Generic name', draft.genericName],
    ['Net quantity', draft.netQuantity],
    ['Shelf life', draft.shelfLife],
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map((line) => line.join(': '))
    .join('\n');
}
