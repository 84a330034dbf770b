import { Box, chakra, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { texts as cartTexts } from '../../../shop/cart/texts.ts';
import { FormPictureImage } from '../../pictures/FormPictureImage.tsx';
import { MissingPicture } from '../../../shop/media/MissingPicture.tsx';
import { parseRupees } from '../../../ui/money/parseRupees.ts';
import { previewPrice } from '../../../ui/money/previewPrice.ts';
import { Price } from '../../../ui/money/Price.tsx';
import { DiscountFlag } from '../../../shop/catalogue/PictureBadges.tsx';
import { ProductCardLayout } from '../../../shop/catalogue/ProductCardLayout.tsx';
import { parseCount } from '../../../ui/numbers/parseCount.ts';
import type { ProductDraft } from '../productDraft.ts';
import { productTexts as texts } from '../productTexts.ts';

/** A preview of the product's card from the entered values. */
export function ProductFormPreview({ draft }: { draft: ProductDraft }) {
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
          <Text lineClamp={2} fontWeight="medium" overflowWrap="anywhere">
            {draft.name.trim() === '' ? texts.fields.name : draft.name}
          </Text>
        }
        unit={
          <Text color="fg.muted" textStyle="xs" lineHeight="1.25rem" lineClamp={1}>
            {draft.unit.trim() === '' ? texts.fields.unit : draft.unit}
          </Text>
        }
        price={
          mrp === null ? (
            <Text color="fg.muted">{texts.fields.mrp}</Text>
          ) : (
            <Price price={previewPrice(mrp, percent)} mrp={mrp} size="md" />
          )
        }
        action={<DrawnButton isFaded={isSoldOut}>{isSoldOut ? cartTexts.soldOut : cartTexts.add}</DrawnButton>}
      />
      <Text mt="2" minH="5" textStyle="sm" color="fg.warning">
        {!draft.isPublished && texts.previewHidden}
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
    h: 'full',
    borderWidth: '1px',
    borderColor: 'green.border',
    borderRadius: 'control',
    color: 'green.fg',
    textStyle: 'sm',
    fontWeight: 'semibold',
  },
  variants: { isFaded: { true: { opacity: '0.5' } } },
});
