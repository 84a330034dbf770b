import { graphql } from 'react-relay';
import { Skeleton } from '@chakra-ui/react';
import { DebouncedQuery } from '../../relay/DebouncedQuery.tsx';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import { PageBody } from '../../shop/pages/ContentPage.tsx';
import { BusyFade } from '../ui/BusyFade.tsx';
import type { MarkdownPreviewQuery } from './__generated__/MarkdownPreviewQuery.graphql.ts';

const markdownPreviewQuery = graphql`
  query MarkdownPreviewQuery($text: String!) {
    renderedMarkdown(text: $text) @required(action: THROW)
  }
`;

/** A text in Markdown as shoppers will see it, rendered by the server as their page is. */
export function MarkdownPreview({ text }: { text: string }) {
  const { queryRef, isBusy, retry } = useDebouncedQuery<MarkdownPreviewQuery>(markdownPreviewQuery, { text });
  const fallback = <Skeleton h="64" mt="3" />;
  if (queryRef === null) return fallback;
  return (
    <BusyFade isBusy={isBusy}>
      <DebouncedQuery<MarkdownPreviewQuery> query={markdownPreviewQuery} {...{ queryRef, retry, fallback }}>
        {({ renderedMarkdown }) => <PageBody html={renderedMarkdown} />}
      </DebouncedQuery>
    </BusyFade>
  );
}
