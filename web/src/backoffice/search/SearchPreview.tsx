import { chakra, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { addTermPath } from '../synonyms/synonymPaths.ts';
import { searchPath } from '../../shop/catalogue/paths.ts';
import { OverviewCard } from '../overview/OverviewCard.tsx';
import type { SearchPreview_query$key } from './__generated__/SearchPreview_query.graphql.ts';
import { SearchPreviewRow } from './SearchPreviewRow.tsx';
import { searchQueryPath } from './searchesUrl.ts';
import { texts } from './texts.ts';

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
              ...SearchPreviewRow_product
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
