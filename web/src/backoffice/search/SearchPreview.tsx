import { chakra, Text, Badge, Button, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { addTermPath } from '../synonyms/synonymPaths.ts';
import { searchPath } from '../../shop/catalogue/paths.ts';
import { OverviewCard } from '../overview/OverviewCard.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import type {
  SearchPreview_query$data,
  SearchPreview_query$key,
  SearchRuleAction,
} from './__generated__/SearchPreview_query.graphql.ts';
import { searchQueryPath } from './searchesUrl.ts';
import { texts } from './texts.ts';
import { Permitted } from '../permissions/Permitted.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { SearchProduct } from './SearchProduct.tsx';
import { useCreateSearchRule } from './AddSearchRuleDialog.tsx';

interface SearchPreviewRowProps {
  product: SearchPreview_query$data['products']['edges'][number]['node'];
  query: string;
  /** What the search does with the product; null when it has no rule. */
  rule: SearchRuleAction | null;
  onChanged: () => void;
}

/** A result of the search, with buttons that pin and bury it unless it is pinned or buried. */
function SearchPreviewRow({ product, query, rule, onChanged }: SearchPreviewRowProps) {
  const { id, name } = product;
  const [createSearchRule, isCreating] = useCreateSearchRule();
  const ruleButton = (action: 'PIN' | 'BURY') => ({
    size: { base: 'md', md: 'sm' } as const,
    px: '3',
    disabled: isCreating,
    onClick: () =>
      createSearchRule(
        { query, productId: id, action },
        {
          onDone: () => {
            showSuccess(texts.added(name, action === 'PIN'));
            onChanged();
          },
        },
      ),
  });
  return (
    <Row>
      <SearchProduct product={product} />
      {rule === null ? (
        <Permitted to="CATALOGUE">
          <Flex gap="1" flexShrink="0">
            <Button {...ruleButton('PIN')} variant="outline" aria-label={`Pin ${name}`}>
              {texts.pin}
            </Button>
            <Button {...ruleButton('BURY')} variant="ghost" colorPalette="gray" aria-label={`Bury ${name}`}>
              {texts.bury}
            </Button>
          </Flex>
        </Permitted>
      ) : (
        <Badge colorPalette={rule === 'PIN' ? 'green' : 'gray'} flexShrink="0">
          {rule === 'PIN' ? 'Pinned' : 'Buried'}
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

interface SearchPreviewProps {
  page: SearchPreview_query$key;
  query: string;
  days: number;
  onChanged: () => void;
}

/** The first results of a search as shoppers see them, with its pins and buries, and buttons that pin and bury. */
export function SearchPreview({ page, query, days, onChanged }: SearchPreviewProps) {
  const { products, searchRules } = useFragment(
    graphql`
      fragment SearchPreview_query on Query @argumentDefinitions(query: { type: "String!" }) {
        products(search: $query, first: 8) {
          totalCount
          search {
            correctedText
          }
          edges {
            node {
              id
              name
              ...SearchProduct_product
            }
          }
        }
        searchRules(query: $query) @required(action: THROW) {
          action
          product {
            id
          }
        }
      }
    `,
    page,
  );
  const correctedText = products.search?.correctedText ?? null;
  const ruleOf = (id: string) => searchRules.find(({ product }) => product.id === id)?.action ?? null;
  return (
    <OverviewCard title="What shoppers see now">
      <Text mt="-2" mb="3" textStyle="sm" color="fg.muted">
        {products.totalCount === 0 ? 'Shoppers find nothing for this search.' : texts.previewLead(products.totalCount)}{' '}
        {products.totalCount === 0 ? (
          <TextLink to={addTermPath(query)}>{texts.addSynonym}</TextLink>
        ) : (
          <TextLink to={searchPath(query)}>Open in the shop</TextLink>
        )}
      </Text>
      {correctedText !== null && (
        <Text mb="3" textStyle="sm">
          Shoppers see the results, pinned and buried products for{' '}
          <TextLink to={searchQueryPath(correctedText, days)}>{correctedText}</TextLink>
        </Text>
      )}
      <ol>
        {products.edges.map(({ node }) => (
          <SearchPreviewRow key={node.id} product={node} query={query} rule={ruleOf(node.id)} onChanged={onChanged} />
        ))}
      </ol>
    </OverviewCard>
  );
}
