import { chakra, Text, Badge, Button, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { addTermPath } from '../synonyms/synonymPaths.ts';
import { searchPath } from '../../shop/catalogue/paths.ts';
import { OverviewCard } from '../overview/OverviewCard.tsx';
import type { SearchPreview_query$key, SearchRuleAction } from './__generated__/SearchPreview_query.graphql.ts';
import { searchQueryPath } from './searchesUrl.ts';
import { texts } from './texts.ts';
import { Permitted } from '../permissions/Permitted.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { SearchPreview_row$key } from './__generated__/SearchPreview_row.graphql.ts';
import { SearchProduct } from './SearchProduct.tsx';
import { useCreateSearchRule } from './AddSearchRuleDialog.tsx';

interface SearchPreviewRowProps {
  product: SearchPreview_row$key;
  query: string;
  /** What the search does with the product; null when it has no rule. */
  rule: SearchRuleAction | null;
  onChanged: () => void;
}

/** A result of the search, with buttons that pin and bury it unless it is pinned or buried. */
function SearchPreviewRow({ product: productKey, query, rule, onChanged }: SearchPreviewRowProps) {
  const product = useFragment(
    graphql`
      fragment SearchPreview_row on Product {
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
              ...SearchPreview_row
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
    <OverviewCard title={texts.preview}>
      <Text mt="-2" mb="3" textStyle="sm" color="fg.muted">
        {products.totalCount === 0 ? texts.previewEmpty : texts.previewLead(products.totalCount)}{' '}
        {products.totalCount === 0 ? (
          <TextLink to={addTermPath(query)}>{texts.addSynonym}</TextLink>
        ) : (
          <TextLink to={searchPath(query)}>{texts.openInShop}</TextLink>
        )}
      </Text>
      {correctedText !== null && (
        <Text mb="3" textStyle="sm">
          {texts.previewCorrected} <TextLink to={searchQueryPath(correctedText, days)}>{correctedText}</TextLink>
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

const TextLink = chakra(Link, {
  base: {
    borderRadius: 'sm',
    color: 'green.fg',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
