import { Badge, Button, chakra, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Permitted } from '../permissions/Permitted.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { SearchPreviewRow_product$key } from './__generated__/SearchPreviewRow_product.graphql.ts';
import type { SearchRuleAction } from './__generated__/SearchPreview_query.graphql.ts';
import { SearchProduct } from './SearchProduct.tsx';
import { texts } from './texts.ts';
import { useCreateSearchRule } from './useCreateSearchRule.ts';

interface SearchPreviewRowProps {
  product: SearchPreviewRow_product$key;
  query: string;
  /** What the search does with the product; null when it has no rule. */
  rule: SearchRuleAction | null;
  onChanged: () => void;
}

/** A result of the search, with buttons that pin and bury it unless it is pinned or buried. */
export function SearchPreviewRow({ product: productKey, query, rule, onChanged }: SearchPreviewRowProps) {
  const product = useFragment(
    graphql`
      fragment SearchPreviewRow_product on Product {
        id
        name
        ...SearchProduct_product
      }
    `,
    productKey,
  );
  const [createSearchRule, isCreating] = useCreateSearchRule();
  const create = (action: 'PIN' | 'BURY') =>
    createSearchRule(
      { query, productId: product.id, action },
      {
        onDone: () => {
          showSuccess(texts.added(product.name, action === 'PIN'));
          onChanged();
        },
      },
    );
  return (
    <Row>
      <SearchProduct product={product} />
      {rule === null ? (
        <Permitted to="CATALOGUE">
          <Flex gap="1" flexShrink="0">
            <Button
              size={{ base: 'md', md: 'sm' }}
              px="3"
              variant="outline"
              disabled={isCreating}
              aria-label={texts.pinLabel(product.name)}
              onClick={() => create('PIN')}
            >
              {texts.pin}
            </Button>
            <Button
              size={{ base: 'md', md: 'sm' }}
              px="3"
              variant="ghost"
              colorPalette="gray"
              disabled={isCreating}
              aria-label={texts.buryLabel(product.name)}
              onClick={() => create('BURY')}
            >
              {texts.bury}
            </Button>
          </Flex>
        </Permitted>
      ) : (
        <Badge colorPalette={rule === 'PIN' ? 'green' : 'gray'} flexShrink="0">
          {rule === 'PIN' ? texts.pinned : texts.buried}
        </Badge>
      )}
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _first: { borderTopWidth: '0' },
  },
});
