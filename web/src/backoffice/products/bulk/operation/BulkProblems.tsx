import { chakra, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { BulkProblems_operation$key } from './__generated__/BulkProblems_operation.graphql.ts';
import { operationTexts as texts } from './texts.ts';

/** The products that could not be changed, or that an undo has left as they are, and why; nothing if there are none. */
export function BulkProblems({ operation }: { operation: BulkProblems_operation$key }) {
  const { refusedCount, keptCount, problems } = useFragment(
    graphql`
      fragment BulkProblems_operation on ProductBulkOperation {
        refusedCount
        keptCount
        problems(first: 50) {
          totalCount
          edges {
            node {
              productId
              name
              reason
            }
          }
        }
      }
    `,
    operation,
  );
  if (refusedCount + keptCount === 0) return null;
  const title = [
    ...(refusedCount > 0 ? [texts.refused(refusedCount)] : []),
    ...(keptCount > 0 ? [texts.kept(keptCount)] : []),
  ].join(' · ');
  const rest = problems.totalCount - problems.edges.length;
  return (
    <chakra.details textStyle="sm">
      <chakra.summary minH="11" py="2.5" cursor="button" fontWeight="medium" color="fg.error">
        {title}
      </chakra.summary>
      <chakra.ul listStyleType="none" maxH="40" overflowY="auto" tabIndex={0} aria-label={title}>
        {problems.edges.map(({ node: { productId, name, reason } }) => (
          <chakra.li key={productId} py="1" overflowWrap="anywhere">
            <chakra.span fontWeight="medium">{name ?? texts.unknownProduct}</chakra.span>: {reason}
          </chakra.li>
        ))}
      </chakra.ul>
      {rest > 0 && (
        <Text color="fg.muted" py="1">
          {texts.more(rest)}
        </Text>
      )}
    </chakra.details>
  );
}
