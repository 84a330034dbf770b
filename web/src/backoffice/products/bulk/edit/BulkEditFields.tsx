import { productTexts } from '../../productTexts.ts';
import { Box, chakra, Flex, Text, Skeleton } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { graphql } from 'react-relay';
import { DebouncedQuery } from '../../../../relay/DebouncedQuery.tsx';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import { CheckLabel } from '../../../../ui/forms/CheckLabel.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { categoryModes, priceModes, type BulkEdit } from './readBulkEdit.ts';
import { useDebouncedQuery } from '../../../../relay/useDebouncedQuery.ts';
import type { useFormValues } from '../../../../ui/forms/useFormValues.ts';
import { CategoryPicker } from '../../../categories/CategoryPicker.tsx';
import { DeclarationsFields } from '../../../declarations/DeclarationsFields.tsx';
import { SubCategoryPicker } from '../../../categories/SubCategoryPicker.tsx';
import type { BulkEditFieldsQuery } from './__generated__/BulkEditFieldsQuery.graphql.ts';

const bulkCategoryFieldsQuery = graphql`
  query BulkEditFieldsQuery {
    ...CategoryPicker_query
    ...SubCategoryPicker_query
  }
`;

interface BulkEditFieldsProps extends BulkEdit {
  fieldProps: ReturnType<typeof useFormValues<keyof BulkEdit['values']>>['fieldProps'];
  /** The error of the categories; empty if there is none. */
  error: string;
  onChange: (changed: Partial<Omit<BulkEdit, 'values'>>) => void;
}

/** Chooses categories and sub-categories, which are loaded once they are asked for. */
function BulkCategoryFields({ categories, subCategories, error, onChange }: BulkEditFieldsProps) {
  const { queryRef, retry } = useDebouncedQuery<BulkEditFieldsQuery>(bulkCategoryFieldsQuery, {});
  if (queryRef === null) return <FieldsSkeleton />;
  return (
    <DebouncedQuery<BulkEditFieldsQuery>
      query={bulkCategoryFieldsQuery}
      {...{ queryRef, retry }}
      fallback={<FieldsSkeleton />}
    >
      {(query) => (
        <Fields>
          <CategoryPicker
            query={query}
            name="categories"
            chosen={categories}
            error={error}
            onChosen={(chosen) => onChange({ categories: chosen })}
          />
          <SubCategoryPicker
            query={query}
            name="subCategories"
            chosen={subCategories}
            categories={categories}
            error=""
            onChosen={(chosen) => onChange({ subCategories: chosen })}
          />
        </Fields>
      )}
    </DebouncedQuery>
  );
}

function FieldsSkeleton() {
  return (
    <Fields>
      <Skeleton h="80" />
      <Skeleton h="80" />
    </Fields>
  );
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    mt: '2',
  },
});

/** The fields of the chosen change. */
export function BulkEditFields(props: BulkEditFieldsProps) {
  const { values, fieldProps } = props;
  switch (values.field) {
    case 'discountPercent':
      return <NumberField {...fieldProps('discountPercent')} {...percent} label="Discount" />;
    case 'gstPercent':
      return <NumberField {...fieldProps('gstPercent')} {...percent} label="GST" />;
    case 'hsnCode':
      return (
        <NumberField
          {...fieldProps('hsnCode')}
          label="HSN code"
          help="4, 6 or 8 digits. Leave empty to remove the code."
          maxLength={20}
        />
      );
    case 'lowStockThreshold':
      return (
        <NumberField
          {...fieldProps('lowStockThreshold')}
          label="Low stock threshold"
          help="In pieces, 0 to 1,00,000"
          maxLength={8}
        />
      );
    case 'availableForSale':
      return (
        <ChoiceField
          {...fieldProps('visibility')}
          label="Visibility"
          choices={[
            { value: 'publish', label: 'Published' },
            { value: 'hide', label: 'Hidden' },
          ]}
        />
      );
    case 'categories':
      return (
        <>
          <ChoiceField {...fieldProps('categoryMode')} label="How" choices={categoryModes} />
          <BulkCategoryFields {...props} />
        </>
      );
    case 'declarations':
      return <BulkDeclarationsFields {...props} />;
    case 'isDeleted':
      return (
        <Box px="3" py="2.5" borderRadius="control" bg="bg.error">
          <Text fontWeight="semibold" color="fg.error">
            {productTexts.deleteQuestion}
          </Text>
          <Text textStyle="sm">Deleted products leave the shop right away. You can undo this for a day.</Text>
        </Box>
      );
    default:
      return <PriceFields {...props} />;
  }
}

function BulkDeclarationsFields({ declarations, isOnlyMissing, error, onChange }: BulkEditFieldsProps) {
  return (
    <>
      <Text textStyle="sm" color="fg.muted" mb="3">
        What you leave empty stays as it is.
      </Text>
      <DeclarationsFields
        draft={declarations}
        errors={{ 'declarations.genericName': error }}
        isShared
        onChange={(changed) => onChange({ declarations: changed })}
      />
      <CheckLabel
        input={{ boxSize: '5' }}
        isChecked={isOnlyMissing}
        onChange={(isChecked) => onChange({ isOnlyMissing: isChecked })}
        gap="2"
        textStyle="sm"
      >
        Only where a product states nothing yet
      </CheckLabel>
    </>
  );
}

function PriceFields({ values, fieldProps, isRounded, onChange }: BulkEditFieldsProps) {
  const isPercent = values.priceMode.endsWith('PERCENT');
  return (
    <>
      <Flex direction={{ base: 'column', sm: 'row' }} columnGap="3">
        <Box flex="1">
          <ChoiceField {...fieldProps('priceMode')} label="How" choices={priceModes} />
        </Box>
        <Box flex="1">
          <TextField
            key={isPercent ? 'percent' : 'amount'}
            {...fieldProps(isPercent ? 'percent' : 'amount')}
            label={isPercent ? 'Percent' : 'Rupees'}
            help={isPercent ? 'Above 0, such as 2.5' : 'Above 0, such as 5 or 0.50'}
            inputMode="decimal"
            autoComplete="off"
          />
        </Box>
      </Flex>
      {values.priceMode !== 'SET' && (
        <CheckLabel
          input={{ boxSize: '5' }}
          isChecked={isRounded}
          onChange={(isChecked) => onChange({ isRounded: isChecked })}
          gap="2"
          textStyle="sm"
        >
          Round to whole rupees
        </CheckLabel>
      )}
    </>
  );
}

interface ChoiceFieldProps extends ComponentProps<typeof SelectField> {
  choices: ReadonlyArray<{ value: string; label: string }>;
}

/** A select of fixed choices. */
export function ChoiceField({ choices, ...select }: ChoiceFieldProps) {
  return (
    <SelectField {...select}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

const percent = { help: 'In percent, 0 to 100', maxLength: 3 };

function NumberField(field: ComponentProps<typeof TextField>) {
  return <TextField {...field} inputMode="numeric" autoComplete="off" />;
}
