import { Box, Flex } from '@chakra-ui/react';
import { FormPictureImage } from '../../pictures/FormPictureImage.tsx';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import { parseRupees } from '../../../ui/money/parseRupees.ts';
import type { ProductDraft, ProductField } from '../productDraft.ts';
import { productTexts as texts } from '../productTexts.ts';

interface ProductFieldValueProps {
  field: ProductField;
  draft: ProductDraft;
}

/** The value of a product's field as text or pictures. */
export function ProductFieldValue({ field, draft }: ProductFieldValueProps) {
  if (field === 'pictures' && draft.pictures.length > 0) {
    return (
      <Flex role="img" aria-label={texts.pictureCount(draft.pictures.length)} wrap="wrap" gap="1.5" mt="1">
        {draft.pictures.map((picture) => (
          <FormPictureImage key={picture.key} picture={picture} sizes="48px" boxSize="12" borderRadius="sm" />
        ))}
      </Flex>
    );
  }
  const text = textOf(field, draft);
  return (
    <Box color={text === '' ? 'fg.muted' : undefined} whiteSpace="pre-wrap" overflowWrap="anywhere">
      {text === '' ? texts.empty : text}
    </Box>
  );
}

function textOf(field: ProductField, draft: ProductDraft): string {
  switch (field) {
    case 'pictures':
      return '';
    case 'categories':
    case 'subCategories':
      return draft[field].map(({ name }) => name).join(', ');
    case 'details':
      return draft.details.map(({ name, value }) => `${name}: ${value}`).join('\n');
    case 'mrp':
      return formatRupees(parseRupees(draft.mrp) ?? 0);
    case 'discountPercent':
    case 'gstPercent':
      return `${draft[field]}%`;
    case 'isPublished':
      return draft.isPublished ? texts.yes : texts.no;
    default:
      return draft[field].trim();
  }
}
