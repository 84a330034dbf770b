import { Box, chakra, Flex, Text, Skeleton } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { graphql } from 'react-relay';
import { PageQueryContent } from '../../../../relay/PageQuery.tsx';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { categoryModes, priceModes, type startValues } from './readBulkEdit.ts';
import { editTexts as texts } from './texts.ts';
import { toErrorMessage } from '../../../../relay/RequestError.ts';
import { useDebouncedQuery } from '../../../../relay/useDebouncedQuery.ts';
import { SectionBoundary } from '../../../../ui/SectionBoundary.tsx';
import type { Choice } from '../../../../ui/forms/ChoicePicker.tsx';
import { CategoryPicker } from '../../../categories/CategoryPicker.tsx';
import { SubCategoryPicker } from '../../../categories/SubCategoryPicker.tsx';
import type { BulkEditFieldsQuery } from './__generated__/BulkEditFieldsQuery.graphql.ts';

const bulkCategoryFieldsQuery = graphql`
  query BulkEditFieldsQuery {
    ...CategoryPicker_query
    ...SubCategoryPicker_query
  }
`;

interface BulkCategoryFieldsProps {
  categories: readonly Choice[];
  subCategories: readonly Choice[];
  /** The error message; empty if there is none. */
  error: string;
  onCategories: (chosen: readonly Choice[]) => void;
  onSubCategories: (chosen: readonly Choice[]) => void;
}

/** Chooses categories and sub-categories, which are loaded once they are asked for. */
function BulkCategoryFields(props: BulkCategoryFieldsProps) {
  const { categories, subCategories, error, onCategories, onSubCategories } = props;
  const { queryRef, retry } = useDebouncedQuery<BulkEditFieldsQuery>(bulkCategoryFieldsQuery, {});
  if (queryRef === null) return <FieldsSkeleton />;
  return (
    <SectionBoundary fallback={<FieldsSkeleton />} resetKey={queryRef} onRetry={retry} messageOf={toErrorMessage}>
      <PageQueryContent<BulkEditFieldsQuery> query={bulkCategoryFieldsQuery} queryRef={queryRef}>
        {(query) => (
          <Fields>
            <CategoryPicker query={query} name="categories" chosen={categories} error={error} onChosen={onCategories} />
            <SubCategoryPicker
              query={query}
              name="subCategories"
              chosen={subCategories}
              categories={categories}
              error=""
              onChosen={onSubCategories}
            />
          </Fields>
        )}
      </PageQueryContent>
    </SectionBoundary>
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

type Values = typeof startValues;

interface BulkEditFieldsProps {
  values: Readonly<Values>;
  fieldProps: (name: keyof Values) => Pick<ComponentProps<typeof TextField>, 'name' | 'error'> & {
    value: string;
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
  rounding: { isRounded: boolean; onRounded: (isRounded: boolean) => void };
  links: ComponentProps<typeof BulkCategoryFields>;
}

/** The fields of the chosen change. */
export function BulkEditFields({ values, fieldProps, rounding, links }: BulkEditFieldsProps) {
  switch (values.field) {
    case 'discountPercent':
      return <NumberField {...fieldProps('discountPercent')} {...percent} label={texts.discount} />;
    case 'gstPercent':
      return <NumberField {...fieldProps('gstPercent')} {...percent} label={texts.gst} />;
    case 'hsnCode':
      return <NumberField {...fieldProps('hsnCode')} label={texts.hsn} help={texts.hsnHelp} maxLength={20} />;
    case 'lowStockThreshold':
      return (
        <NumberField
          {...fieldProps('lowStockThreshold')}
          label={texts.threshold}
          help={texts.thresholdHelp}
          maxLength={8}
        />
      );
    case 'availableForSale':
      return (
        <SelectField {...fieldProps('visibility')} label={texts.visibility}>
          <option value="publish">{texts.visibilities.publish}</option>
          <option value="hide">{texts.visibilities.hide}</option>
        </SelectField>
      );
    case 'categories':
      return (
        <>
          <SelectField {...fieldProps('categoryMode')} label={texts.mode}>
            {categoryModes.map((mode) => (
              <option key={mode} value={mode}>
                {texts.categoryModes[mode]}
              </option>
            ))}
          </SelectField>
          <BulkCategoryFields {...links} />
        </>
      );
    case 'isDeleted':
      return (
        <Box px="3" py="2.5" borderRadius="control" bg="bg.error">
          <Text fontWeight="semibold" color="fg.error">
            {texts.deleteQuestion}
          </Text>
          <Text textStyle="sm">{texts.deleteText}</Text>
        </Box>
      );
    default:
      return <PriceFields values={values} fieldProps={fieldProps} rounding={rounding} />;
  }
}

function PriceFields({ values, fieldProps, rounding }: Omit<BulkEditFieldsProps, 'links'>) {
  const isPercent = values.priceMode.endsWith('PERCENT');
  return (
    <>
      <Flex direction={{ base: 'column', sm: 'row' }} columnGap="3">
        <Box flex="1">
          <SelectField {...fieldProps('priceMode')} label={texts.mode}>
            {priceModes.map((mode) => (
              <option key={mode} value={mode}>
                {texts.priceModes[mode]}
              </option>
            ))}
          </SelectField>
        </Box>
        <Box flex="1">
          <TextField
            key={isPercent ? 'percent' : 'amount'}
            {...fieldProps(isPercent ? 'percent' : 'amount')}
            label={isPercent ? texts.percent : texts.amount}
            help={isPercent ? texts.percentHelp : texts.amountHelp}
            inputMode="decimal"
            autoComplete="off"
          />
        </Box>
      </Flex>
      {values.priceMode !== 'SET' && (
        <Rounding>
          <chakra.input
            type="checkbox"
            accentColor="green.solid"
            boxSize="5"
            checked={rounding.isRounded}
            onChange={({ target }) => rounding.onRounded(target.checked)}
          />
          {texts.round}
        </Rounding>
      )}
    </>
  );
}

const percent = { help: texts.percentRange, maxLength: 3 };

function NumberField(field: ComponentProps<typeof TextField>) {
  return <TextField {...field} inputMode="numeric" autoComplete="off" />;
}

const Rounding = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minH: '11', textStyle: 'sm', cursor: 'button' },
});
