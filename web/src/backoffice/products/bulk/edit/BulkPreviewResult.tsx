import { formatCount } from '@kirana/shared/numbers.ts';
import { productCount } from '../../productTexts.ts';
import { Box, Button, chakra, Text, VisuallyHidden } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { ChangeProblems } from '../../../catalogueChange/ChangeNotice.tsx';
import type { BulkPreviewResult_preview$key } from './__generated__/BulkPreviewResult_preview.graphql.ts';

/** What the form calls the fields of a changed product. */
const fieldNames: Readonly<Record<string, string>> = {
  price: 'MRP',
  discountPercent: 'Discount',
  gstPercent: 'GST',
  hsnCode: 'HSN code',
  lowStockThreshold: 'Low stock',
  availableForSale: 'Published',
  categories: 'Categories',
  subCategories: 'Sub-categories',
  manufacturer: 'Manufacturer',
  packer: 'Packer',
  importer: 'Importer',
  countryOfOrigin: 'Country of origin',
  genericName: 'Generic name',
  netQuantity: 'Net quantity',
  shelfLife: 'Shelf life',
};

interface BulkPreviewResultProps {
  preview: BulkPreviewResult_preview$key;
  isDelete: boolean;
  isStarting: boolean;
}

/** The counts of a preview, a few products before and after, and those that are refused. */
export function BulkPreviewResult({ preview: previewKey, isDelete, isStarting }: BulkPreviewResultProps) {
  const { matchCount, unchangedCount, refusedCount, samples, refused } = useFragment(
    graphql`
      fragment BulkPreviewResult_preview on ProductBulkPreview {
        matchCount
        unchangedCount
        refusedCount
        samples {
          productId
          name
          changes {
            field
            before
            after
          }
        }
        refused {
          productId
          name
          reason
        }
      }
    `,
    previewKey,
  );
  const changedCount = matchCount - unchangedCount - refusedCount;
  return (
    <>
      <Text role="status" fontWeight="semibold">
        {`${productCount(changedCount)} will change`}
        {unchangedCount > 0 && (
          <chakra.span fontWeight="normal" color="fg.muted">
            {` · ${formatCount(unchangedCount)} already have this value`}
          </chakra.span>
        )}
      </Text>
      <chakra.ul listStyleType="none" mt="1" textStyle="sm">
        {samples.map(({ productId, name, changes }) => (
          <chakra.li key={productId} py="1.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <Text fontWeight="medium" lineClamp={1}>
              {name}
            </Text>
            {changes.map(({ field, before, after }) => (
              <Text key={field} color="fg.muted" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
                {`${fieldNames[field] ?? field}: ${before ?? 'none'} `}
                <Arrow aria-hidden />
                <VisuallyHidden>becomes</VisuallyHidden>{' '}
                <chakra.span color="fg" fontWeight="medium">
                  {after ?? 'none'}
                </chakra.span>
              </Text>
            ))}
          </chakra.li>
        ))}
      </chakra.ul>
      {refusedCount > 0 && (
        <Box mt="1">
          <ChangeProblems
            title={`${productCount(refusedCount)} can’t be changed`}
            products={refused.map(({ productId, name, reason }) => ({ productId, name, message: reason }))}
          >
            {refused.length < refusedCount && (
              <Text color="fg.muted">{`The first ${formatCount(refused.length)} are listed.`}</Text>
            )}
          </ChangeProblems>
        </Box>
      )}
      <Box mt="3">
        <Button
          type="submit"
          w="full"
          value={changedCount > 0 ? matchCount : 0}
          aria-disabled={changedCount === 0}
          loading={isStarting}
          {...(isDelete && { colorPalette: 'red' })}
        >
          {isDelete ? `Delete ${productCount(changedCount)}` : `Change ${productCount(changedCount)}`}
        </Button>
      </Box>
    </>
  );
}

const Arrow = chakra(ArrowRight, { base: { display: 'inline', boxSize: '3.5', verticalAlign: '-0.125em' } });
