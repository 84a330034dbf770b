import { Button, Grid, Heading, Stack } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { PicturesField } from '../../pictures/PicturesField.tsx';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { ProductForm_query$key } from './__generated__/ProductForm_query.graphql.ts';
import { CategoryPicker } from '../../categories/CategoryPicker.tsx';
import { ProductFormDetails } from './ProductFormDetails.tsx';
import { ProductFormLayout } from './ProductFormLayout.tsx';
import { ProductFormMore } from './ProductFormMore.tsx';
import { ProductFormPreview } from './ProductFormPreview.tsx';
import { productTexts as texts } from '../productTexts.ts';
import { SubCategoryPicker } from '../../categories/SubCategoryPicker.tsx';
import type { ProductFormState } from './useProductForm.ts';

interface ProductFormProps {
  state: ProductFormState;
  /** The categories to choose from. */
  query: ProductForm_query$key;
  /** The label of the submit button. */
  action: string;
  /** The SKU may be empty: the server generates one. */
  isNew: boolean;
  gstHelp?: string;
  isBusy: boolean;
  /** There are no changes to submit. */
  isIdle?: boolean;
  /** Called once the draft is valid. */
  onSubmit: () => void;
}

/** The form of a product, with a preview of its card. */
export function ProductForm(props: ProductFormProps) {
  const { state, action, isNew, gstHelp, isBusy, isIdle = false, onSubmit } = props;
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
            <ProductFormMore state={state} isNew={isNew} gstHelp={gstHelp} />
            <Button type="submit" w="full" mt="2" aria-disabled={isIdle} loading={isBusy}>
              {action}
            </Button>
          </form>
        </Stack>
      }
    />
  );
}
