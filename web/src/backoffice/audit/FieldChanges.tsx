import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Summary } from '../ui/Summary.tsx';
import type {
  FieldChanges_changes$data,
  FieldChanges_changes$key,
} from './__generated__/FieldChanges_changes.graphql.ts';

const MAX_EXPANDED_CHANGES = 4;

/** The changed fields with their values before and after; many fields are collapsed. */
export function FieldChanges({ changes: changesKey }: { changes: FieldChanges_changes$key }) {
  const changes = useFragment(
    graphql`
      fragment FieldChanges_changes on FieldChange @relay(plural: true) {
        field
        before
        after
      }
    `,
    changesKey,
  );
  if (changes.length === 0) return null;
  if (changes.length <= MAX_EXPANDED_CHANGES) return <ChangeList changes={changes} />;
  return (
    <details>
      <Summary>{changes.length} fields</Summary>
      <ChangeList changes={changes} />
    </details>
  );
}

/** The labels of fields whose name in the schema does not give a good label. */
const fieldTexts: Readonly<Record<string, string>> = {
  sku: 'SKU',
  gstPercent: 'GST',
  gst_percent: 'GST',
  hsnCode: 'HSN code',
  hsn_code: 'HSN code',
  mrp: 'MRP',
  discountPercent: 'Discount',
  isPublished: 'Shown in the shop',
  isOnHomePage: 'Shown on the home page',
  isInFooter: 'Shown in the footer',
  lowStockThreshold: 'Low stock at',
  url: 'URL',
  fssai: 'FSSAI licence',
  statuses: 'Order states',
  isEnabled: 'Enabled',
};

/** A field's label, made from its name: `subCategories` is `Sub categories`. */
function fieldLabel(field: string): string {
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return fieldTexts[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function ChangeList({ changes }: { changes: FieldChanges_changes$data }) {
  return (
    <Box as="ul" role="list" listStyleType="none" display="grid" gap="1">
      {changes.map(({ field, before, after }) => (
        <Box as="li" key={field} overflowWrap="anywhere" whiteSpace="pre-line">
          <chakra.span color="fg.muted">{fieldLabel(field)}: </chakra.span>
          {before != null && (
            <>
              <chakra.span color="fg.muted">{before}</chakra.span> <Arrow />{' '}
            </>
          )}
          {after ?? 'nothing'}
        </Box>
      ))}
    </Box>
  );
}

/** The arrow between before and after. */
function Arrow() {
  return (
    <>
      <chakra.span display="inline-block" verticalAlign="-0.125em" color="fg.muted" aria-hidden>
        <ArrowRight size={14} />
      </chakra.span>
      <VisuallyHidden>became</VisuallyHidden>
    </>
  );
}
