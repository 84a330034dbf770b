import { chakra } from '@chakra-ui/react';
import { COUNTRY_CODES, countryName } from '@kirana/shared/countries.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { DeclarationsDraft } from './declarationsDraft.ts';
import { PartyField } from './PartyField.tsx';

interface DeclarationsFieldsProps {
  draft: DeclarationsDraft;
  /** The errors by `declarations.genericName`. */
  errors: Readonly<Record<string, string>>;
  /** Whether products of different packs share them. */
  isShared?: boolean;
  onChange: (draft: DeclarationsDraft) => void;
}

const countries = COUNTRY_CODES.map((code) => ({ code, name: countryName(code) }))
  .filter(({ code }) => code !== 'IN')
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** What a pack declares: who makes, packs or imports it, where it is from and what it is. */
export function DeclarationsFields({ draft, errors, isShared = false, onChange }: DeclarationsFieldsProps) {
  const set = (change: Partial<DeclarationsDraft>) => onChange({ ...draft, ...change });
  const text = (field: 'genericName' | 'netQuantity' | 'shelfLife', maxLength: number) => ({
    name: `declarations.${field}`,
    value: draft[field],
    error: errors[`declarations.${field}`],
    maxLength,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [field]: target.value }),
  });
  return (
    <Fields>
      <PartyField role="manufacturer" party={draft.manufacturer} onChange={(manufacturer) => set({ manufacturer })} />
      <PartyField role="packer" party={draft.packer} onChange={(packer) => set({ packer })} />
      <PartyField role="importer" party={draft.importer} onChange={(importer) => set({ importer })} />
      <SelectField
        name="declarations.countryOfOrigin"
        label="Country of origin"
        value={draft.countryOfOrigin}
        error={errors['declarations.countryOfOrigin']}
        onChange={({ target }) => set({ countryOfOrigin: target.value })}
      >
        <option value="">Not stated</option>
        <option value="IN">India</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...text('genericName', 100)} label="Generic name" help="What it is, such as Toned milk" />
      {!isShared && (
        <TextField {...text('netQuantity', 60)} label="Net quantity" help="Only if the unit doesn’t say it" />
      )}
      <TextField {...text('shelfLife', 100)} label="Shelf life" help="Such as 6 months from packing" />
    </Fields>
  );
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '4',
    rowGap: '3',
    alignItems: 'start',
  },
});
