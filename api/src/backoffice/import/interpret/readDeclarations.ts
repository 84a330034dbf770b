import { COUNTRY_CODES, countryName } from '@kirana/shared/countries.ts';
import { PARTY_ROLES, type PartyRole } from '../csv/partyCell.ts';
import type { RowDraft } from './rowDraft.ts';

const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, '')
    .replace(/^(?:the|madein|productof|productfrom|originof|countryoforigin)+/, '');

const hindi = new Intl.DisplayNames('hi', { type: 'region' });

/** What files call countries beside their English and Hindi names and their codes. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ IND: 'IN', Bharat: 'IN', Hindustan: 'IN', Indian: 'IN', 'Republic of India': 'IN', Domestic: 'IN' },
  ...{
    USA: 'US',
    America: 'US',
    'United States of America': 'US',
    UK: 'GB',
    GBR: 'GB',
    England: 'GB',
    'Great Britain': 'GB',
  },
  ...{
    UAE: 'AE',
    ARE: 'AE',
    Dubai: 'AE',
    CHN: 'CN',
    PRC: 'CN',
    'Peoples Republic of China': 'CN',
    Holland: 'NL',
    NLD: 'NL',
  },
  ...{
    AUS: 'AU',
    NZL: 'NZ',
    THA: 'TH',
    VNM: 'VN',
    'Viet Nam': 'VN',
    LKA: 'LK',
    Ceylon: 'LK',
    NPL: 'NP',
    BGD: 'BD',
    BTN: 'BT',
  },
  ...{
    MMR: 'MM',
    Burma: 'MM',
    Turkey: 'TR',
    TUR: 'TR',
    IDN: 'ID',
    MYS: 'MY',
    SGP: 'SG',
    JPN: 'JP',
    KOR: 'KR',
    Korea: 'KR',
  },
  ...{
    'Republic of Korea': 'KR',
    DEU: 'DE',
    FRA: 'FR',
    ITA: 'IT',
    ESP: 'ES',
    CHE: 'CH',
    BEL: 'BE',
    CAN: 'CA',
    BRA: 'BR',
    CHL: 'CL',
  },
  ...{
    MEX: 'MX',
    ZAF: 'ZA',
    KEN: 'KE',
    TZA: 'TZ',
    EGY: 'EG',
    IRN: 'IR',
    AFG: 'AF',
    SAU: 'SA',
    OMN: 'OM',
    PHL: 'PH',
    TWN: 'TW',
  },
  ...{
    POL: 'PL',
    DNK: 'DK',
    IRL: 'IE',
    UKR: 'UA',
    RUS: 'RU',
    'Russian Federation': 'RU',
    'Czech Republic': 'CZ',
    'Ivory Coast': 'CI',
  },
};

const CODES = new Map([
  ...COUNTRY_CODES.flatMap((code) =>
    [code, countryName(code), hindi.of(code) ?? code].map((name) => [bare(name), code] as const),
  ),
  ...Object.entries(OTHER_NAMES).map(([name, code]) => [bare(name), code] as const),
]);

/** The code of a country as files write it, such as `Made in India` or `U.S.A.`; null for an unknown one. */
export function readCountry(text: string): string | null {
  return CODES.get(bare(text)) ?? null;
}

/** Reads the country of origin, and joins addresses to their party, and the consumer care and the licence to the first party of the row. */
export function readDeclarations(draft: RowDraft): void {
  readOrigin(draft);
  PARTY_ROLES.forEach((role) => joinAddress(draft, role));
  const role = PARTY_ROLES.find((each) => draft.text(each) !== '');
  for (const column of ['consumer_care', 'fssai'] as const) {
    const cell = draft.text(column);
    const text = column === 'fssai' ? licenceText(cell) : contactText(cell);
    if (cell === '') continue;
    if (!role) draft.notices.push({ column, reason: 'Skipped: the row has no manufacturer, packer or importer', cell });
    else if (!text) draft.notices.push({ column, reason: 'Skipped: it can’t be read', cell });
    else draft.cells[role] = `${draft.text(role)}; ${text}`;
  }
}

/** Joins the address and the pincode of columns of their own to the party. What an earlier cell says already is not said twice. */
function joinAddress(draft: RowDraft, role: PartyRole): void {
  const name = draft.text(role);
  const columns = [`${role}_address`, `${role}_pincode`] as const;
  const [address, pincode] = columns.map((column) => {
    const cell = draft.text(column);
    if (cell === '' || name !== '') return name.includes(cell) ? '' : cell;
    draft.notices.push({ column, reason: `Skipped: the row has no ${role}`, cell });
    return '';
  });
  if (address) draft.cells[role] = `${name}; ${address}${pincode && !address.includes(pincode) ? ` ${pincode}` : ''}`;
  else if (pincode) draft.cells[role] = `${name}; PIN ${pincode}`;
}

function licenceText(cell: string): string | null {
  const digits = cell.replaceAll(/\D/g, '');
  return /^[12]\d{13}$/.test(digits) ? `FSSAI ${digits}` : null;
}

/** The contacts of a cell, each a part of its own. */
function contactText(cell: string): string | null {
  return /@|\d{4}/.test(cell) ? cell.replaceAll(/\s*[,/|]\s*/g, '; ') : null;
}

function readOrigin(draft: RowDraft): void {
  const cell = draft.text('country_of_origin');
  if (cell === '') return;
  const code = readCountry(cell);
  if (code) {
    draft.cells.country_of_origin = code;
    return;
  }
  delete draft.cells.country_of_origin;
  draft.notices.push({ column: 'country_of_origin', reason: 'Skipped: we don’t know this country', cell });
}
