import { Button, Grid, Heading, Stack, Box, chakra, Text } from '@chakra-ui/react';
import { type SubmitEvent, useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { PicturesField } from '../../pictures/PicturesField.tsx';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import { CheckLabel } from '../../../ui/forms/CheckLabel.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { ProductForm_query$key } from './__generated__/ProductForm_query.graphql.ts';
import { CategoryPicker } from '../../categories/CategoryPicker.tsx';
import { missingTexts } from '../../declarations/declarationsDraft.ts';
import { DeclarationsFields } from '../../declarations/DeclarationsFields.tsx';
import { ProductFormDetails } from './ProductFormDetails.tsx';
import { ProductFormLayout, ShortFields } from './ProductFormLayout.tsx';
import { productTexts as texts } from '../productTexts.ts';
import { SubCategoryPicker } from '../../categories/SubCategoryPicker.tsx';
import type { ProductFormState } from './useProductForm.ts';
import { texts as cartTexts } from '../../../shop/cart/texts.ts';
import { FormPictureImage } from '../../pictures/PicturesFieldItem.tsx';
import { MissingPicture } from '../../../shop/media/Picture.tsx';
import { parseRupees } from '../../../ui/money/parseRupees.ts';
import { MAX_QUANTITY } from '@kirana/shared/limits.ts';
import { sellingPrice } from '@kirana/shared/money.ts';
import { Price } from '../../../ui/money/Price.tsx';
import { DiscountFlag } from '../../../shop/catalogue/PictureBadges.tsx';
import { ProductCardLayout } from '../../../shop/media/ProductCardLayout.tsx';
import { parseCount } from '../../../ui/numbers/parseCount.ts';
import type { ProductDraft } from '../productDraft.ts';

interface ProductFormProps {
  state: ProductFormState;
  /** The categories to choose from. */
  query: ProductForm_query$key;
  /** The label of the submit button. */
  action: string;
  /** The SKU may be empty: the server generates one. */
  isNew: boolean;
  /** What the stored product has to declare and doesn’t. */
  missing?: readonly string[];
  gstHelp?: string;
  isBusy: boolean;
  /** There are no changes to submit. */
  isIdle?: boolean;
  /** Called once the draft is valid. */
  onSubmit: () => void;
}

/** The form of a product, with a preview of its card. */
export function ProductForm(props: ProductFormProps) {
  const { state, action, isNew, missing = [], gstHelp = texts.gstHelp, isBusy, isIdle = false, onSubmit } = props;
  const query = useFragment(
    graphql`
      fragment ProductForm_query on Query {
        ...CategoryPicker_query
        ...SubCategoryPicker_query
      }
    `,
    props.query,
  );
  const publishedNoteId = useId();
  const { form, draft, pictures, pictureError, errors, set, textProps, numberProps, check } = state;

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
                none="No category chosen yet. Shoppers find the product by search alone."
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
            <ShortFields>
              <TextField {...textProps('unit')} help="The pack size, such as 500 g" autoComplete="off" required />
              <TextField {...numberProps('stock')} required />
              <TextField
                {...textProps('mrp')}
                help="MRP in rupees, before the discount"
                inputMode="decimal"
                autoComplete="off"
                required
              />
              <TextField {...numberProps('discountPercent')} help="In percent, 0 for none" required />
            </ShortFields>
            <ProductFormDetails state={state} />
            <Heading as="h2" textStyle="md" color="fg.muted" mt="4">
              {texts.fields.declarations}
            </Heading>
            <Text textStyle="sm" color="fg.muted">
              {isNew
                ? 'What the law asks a pack to state. Empty fields are filled in from the category.'
                : 'What the law asks a pack to state. Shoppers see it on the product’s page.'}
            </Text>
            {missing.length > 0 && (
              <Text textStyle="sm" color="fg.warning">
                {`Still missing: ${missing.map((each) => missingTexts[each] ?? each).join(', ')}.`}
              </Text>
            )}
            <DeclarationsFields
              draft={draft.declarations}
              errors={errors}
              onChange={(declarations) => set('declarations', declarations)}
            />
            <Heading as="h2" textStyle="md" color="fg.muted" mt="4">
              More
            </Heading>
            <ShortFields>
              <TextField {...textProps('brand')} help="Leave empty for loose goods" autoComplete="off" dir="auto" />
              <TextField
                {...textProps('sku')}
                help={isNew ? 'Generated if left empty' : ''}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                required={!isNew}
              />
              <TextField
                {...textProps('barcode')}
                help="Scan the pack, or type its digits"
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} // a scanner sends it behind the digits
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
              <TextField {...numberProps('gstPercent')} help={gstHelp} required />
              <TextField {...numberProps('hsnCode')} help="The tariff code, shown on the invoice" />
              <TextField {...numberProps('lowStockThreshold')} help="Counts as low at this many or fewer" required />
              <TextField {...numberProps('maxPerOrder')} help={`Pieces per order, ${MAX_QUANTITY} if left empty`} />
              <Box>
                <CheckLabel
                  input={{ name: 'availableForSale', 'aria-describedby': publishedNoteId, boxSize: '5' }}
                  isChecked={draft.availableForSale}
                  onChange={(isChecked) => set('availableForSale', isChecked)}
                  fontWeight="medium"
                >
                  {texts.fields.availableForSale}
                </CheckLabel>
                <Text id={publishedNoteId} mt="1" textStyle="xs" color="fg.muted">
                  Shoppers can find it and buy it
                </Text>
              </Box>
            </ShortFields>
            <Button type="submit" w="full" mt="2" aria-disabled={isIdle} loading={isBusy}>
              {action}
            </Button>
          </form>
        </Stack>
      }
    />
  );
}

/** A preview of the product's card from the entered values. */
function ProductFormPreview({ draft }: { draft: ProductDraft }) {
  const titleId = useId();
  const [picture] = draft.pictures;
  const mrp = parseRupees(draft.mrp);
  const percent = Math.min(100, parseCount(draft.discountPercent) ?? 0);
  const isSoldOut = parseCount(draft.stock) === 0;

  return (
    <Box as="section" aria-labelledby={titleId}>
      <Text id={titleId} mb="2" textStyle="sm" fontWeight="semibold" color="fg.muted">
        {texts.previewTitle}
      </Text>
      <ProductCardLayout
        picture={
          <>
            {picture === undefined ? (
              <MissingPicture />
            ) : (
              <FormPictureImage
                picture={picture}
                sizes="224px"
                w="full"
                opacity={isSoldOut ? 0.45 : 1}
                filter={isSoldOut ? 'grayscale(0.7)' : undefined}
              />
            )}
            {percent > 0 && <DiscountFlag percent={percent} />}
          </>
        }
        name={
          <Text lineClamp={3} fontWeight="medium" overflowWrap="anywhere">
            {draft.name.trim() === '' ? texts.fields.name : draft.name}
          </Text>
        }
        unit={draft.unit.trim() === '' ? texts.fields.unit : draft.unit}
        price={
          mrp === null ? (
            <Text color="fg.muted">{texts.fields.mrp}</Text>
          ) : (
            <Price price={sellingPrice(mrp, percent)} mrp={mrp} size="md" />
          )
        }
        action={<DrawnButton isFaded={isSoldOut}>{isSoldOut ? cartTexts.soldOut : cartTexts.add}</DrawnButton>}
      />
      <Text mt="2" minH="5" textStyle="sm" color="fg.warning">
        {!draft.availableForSale && 'Hidden from shoppers.'}
      </Text>
    </Box>
  );
}

/** Looks like the card's button, without its function. */
const DrawnButton = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    h: '8',
    px: '3',
    borderWidth: '1px',
    borderColor: 'primary.border',
    borderRadius: 'control',
    bg: 'bg.panel',
    color: 'primary.fg',
    textStyle: 'sm',
    fontWeight: 'bold',
  },
  variants: { isFaded: { true: { opacity: '0.5' } } },
});
