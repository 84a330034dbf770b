import { Box, chakra, Skeleton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { DebouncedQuery } from '../../relay/DebouncedQuery.tsx';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import type { RuleProductPickerQuery } from './__generated__/RuleProductPickerQuery.graphql.ts';
import { SearchProduct } from './SearchProduct.tsx';
import { texts } from './texts.ts';

const ruleProductPickerQuery = graphql`
  query RuleProductPickerQuery($search: String!) {
    adminProducts(search: $search, first: 6) @required(action: THROW) {
      edges {
        node {
          id
          name
          ...SearchProduct_product
        }
      }
    }
  }
`;

/** The product that was picked. */
export interface PickedProduct {
  id: string;
  name: string;
}

interface RuleProductPickerProps {
  picked: PickedProduct | null;
  onPick: (product: PickedProduct) => void;
}

/** Finds a product by its name or SKU, hidden ones too. */
export function RuleProductPicker({ picked, onPick }: RuleProductPickerProps) {
  const [text, setText] = useState('');
  const search = text.trim();
  const { queryRef, retry } = useDebouncedQuery<RuleProductPickerQuery>(
    ruleProductPickerQuery,
    search === '' ? null : { search },
  );
  return (
    <Box mb="4">
      <SearchField label="Find a product" text={text} onText={setText} />
      <Box mt="2" h="14rem" overflowY="auto">
        {queryRef === null ? (
          <Text color="fg.muted">{texts.chooseProduct}</Text>
        ) : (
          <DebouncedQuery<RuleProductPickerQuery>
            query={ruleProductPickerQuery}
            {...{ queryRef, retry }}
            fallback={<Skeleton h="16" />}
          >
            {({ adminProducts: { edges } }) =>
              edges.length === 0 ? (
                <Text color="fg.muted">No product matches.</Text>
              ) : (
                <ul aria-label="Products" role="list">
                  {edges.map(({ node: { id, name, ...product } }) => (
                    <li key={id}>
                      <Choice type="button" aria-pressed={id === picked?.id} onClick={() => onPick({ id, name })}>
                        <SearchProduct product={product} />
                      </Choice>
                    </li>
                  ))}
                </ul>
              )
            }
          </DebouncedQuery>
        )}
      </Box>
    </Box>
  );
}

const Choice = chakra('button', {
  base: {
    display: 'flex',
    w: 'full',
    p: '2',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    textAlign: 'start',
    cursor: 'button',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    _pressed: { bg: 'primary.subtle', borderColor: 'primary.solid' },
  },
});
