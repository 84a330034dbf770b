import { Box, Heading } from '@chakra-ui/react';
import { useId, useRef, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useKeptFocus } from '../panel/useKeptFocus.ts';
import type { SavedCartLines_viewer$key } from './__generated__/SavedCartLines_viewer.graphql.ts';
import { SavedCartLineRow } from './SavedCartLineRow.tsx';

interface SavedCartLinesProps {
  viewer: SavedCartLines_viewer$key;
  /** The first of these takes the focus after the last line has left. */
  nextToFocus: readonly RefObject<HTMLElement | null>[];
}

/** The lines saved for later, newest first; renders nothing without lines. */
export function SavedCartLines({ viewer, nextToFocus }: SavedCartLinesProps) {
  const { savedCartLines } = useFragment(
    graphql`
      fragment SavedCartLines_viewer on User {
        savedCartLines(first: 100) @connection(key: "SavedCartLines_savedCartLines") {
          edges {
            node {
              id
              ...SavedCartLineRow_line
            }
          }
        }
      }
    `,
    viewer,
  );
  const { edges } = savedCartLines;
  const section = useRef<HTMLElement>(null);
  const headingId = useId();
  useKeptFocus(edges.length, [section, ...nextToFocus]);
  if (edges.length === 0) return null;
  return (
    <Box
      as="section"
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      paddingInline="4"
      paddingTop="4"
      borderTopWidth="1px"
      outline="none"
    >
      <Heading as="h2" id={headingId} textStyle="md" fontWeight="bold">
        {`Saved for later (${edges.length})`}
      </Heading>
      <Box as="ul" divideY="1px" listStyleType="none">
        {edges.map(({ node }) => (
          <SavedCartLineRow key={node.id} line={node} />
        ))}
      </Box>
    </Box>
  );
}
