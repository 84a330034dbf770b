import { Button, Grid, Heading, Stack } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { PicturesField } from '../../media/PicturesField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ProductForm_query$key } from './__generated__/ProductForm_query.graphql.ts';
import { CategoryPicker } from './CategoryPicker.tsx';
import { ProductFormDetails } from './ProductFormDetails.tsx';
import { ProductFormLayout } from './ProductFormLayout.tsx';
import { ProductFormMore } from './ProductFormMore.tsx';
import { ProductFormPreview } from './ProductFormPreview.tsx';
import { productTexts as texts } from './productTexts.ts';
import { SubCategoryPicker } from './SubCategoryPicker.tsx';
import type { ProductFormState } from './useProductForm.ts';

interface ProductFormProps {
  state: ProductFormState;
  /** What there is to choose from. */
  query: ProductForm_query$key;
  /** What the submit button does. */
  action: string;
  /** The SKU may be left to the shop. */
  isNew: boolean;
  isBusy: boolean;
  /** There is nothing to submit. */
  isIdle?: boolean;
  /** Hears of what is complete and within bounds. */
  onSubmit: () => void;
}

/** All that is known of a product, and how shoppers will see it. */
export function ProductForm(props: ProductFormProps) {
  const { state, action, isNew, isBusy, isIdle = false, onSubmit } = props;
  const query = useFragment(
    graphql`
      fragment ProductForm_query on Query {
        ...CategoryPicker_query
        ...SubCategoryPicker_query
      }
    `,
    props.query,
  );
  const { form, draft, pictures, pictureError, errors, set, textProps, check } = state;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy && !isIdle && check()) onSubmit();
  };

  return (
    <ProductFormLayout
      preview={<ProductFormPreview draft={draft} />}
      form={
        <Stack asChild gap="3">
          <form ref={form} onSubmit={submit} noValidate>
            <TextField {...textProps('name')} autoComplete="off" dir="auto" required />
            <TextAreaField {...textProps('description')} rows={3} dir="auto" required />
            <PicturesField label={texts.fields.pictures} name="pictures" pictures={pictures} error={pictureError} />
            <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4" mt="3">
              <CategoryPicker
                query={query}
                name="categories"
                chosen={draft.categories}
                error={errors['categories'] ?? ''}
                onChosen={(chosen) => set('categories', chosen)}
              />
              <SubCategoryPicker
                query={query}
                name="subCategories"
                chosen={draft.subCategories}
                categories={draft.categories}
                error={errors['subCategories'] ?? ''}
                onChosen={(chosen) => set('subCategories', chosen)}
              />
            </Grid>
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
              columnGap="4"
              rowGap="3"
            >
              <TextField {...textProps('unit')} help={texts.unitHelp} autoComplete="off" required />
              <TextField {...textProps('stock')} inputMode="numeric" autoComplete="off" required />
              <TextField {...textProps('mrp')} help={texts.priceHelp} inputMode="decimal" autoComplete="off" required />
              <TextField
                {...textProps('discountPercent')}
                help={texts.discountHelp}
                inputMode="numeric"
                autoComplete="off"
                required
              />
            </Grid>
            <ProductFormDetails state={state} />
            <Heading as="h2" textStyle="md" color="fg.muted" mt="4">
              {texts.more}
            </Heading>
            <ProductFormMore state={state} isNew={isNew} />
            <Button type="submit" w="full" mt="2" aria-disabled={isIdle} loading={isBusy}>
              {action}
            </Button>
          </form>
        </Stack>
      }
    />
  );
}
