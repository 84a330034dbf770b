import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type {
  FieldChanges_changes$data,
  FieldChanges_changes$key,
} from './__generated__/FieldChanges_changes.graphql.ts';
import { changeTexts, nameField } from './changeTexts.ts';

const MOST_AT_ONCE = 4;

/** What is different of a thing, field by field; many fields wait to be opened. */
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
  if (changes.length <= MOST_AT_ONCE) return <ChangeList changes={changes} />;
  return (
    <details>
      <Summary>{changeTexts.count(changes.length)}</Summary>
      <ChangeList changes={changes} />
    </details>
  );
}

function ChangeList({ changes }: { changes: FieldChanges_changes$data }) {
  return (
    <Box as="ul" role="list" listStyleType="none" display="grid" gap="1">
      {changes.map(({ field, before, after }) => (
        <Box as="li" key={field} overflowWrap="anywhere" whiteSpace="pre-line">
          <chakra.span color="fg.muted">{nameField(field)}: </chakra.span>
          {before != null && (
            <>
              <chakra.span color="fg.muted">{before}</chakra.span> <Arrow />{' '}
            </>
          )}
          {after ?? changeTexts.nothing}
        </Box>
      ))}
    </Box>
  );
}

/** Between before and after. */
function Arrow() {
  return (
    <>
      <chakra.span display="inline-block" verticalAlign="-0.125em" color="fg.muted" aria-hidden>
        <ArrowRight size={14} />
      </chakra.span>
      <VisuallyHidden>{changeTexts.became}</VisuallyHidden>
    </>
  );
}

const Summary = chakra('summary', {
  base: {
    py: '1',
    borderRadius: 'sm',
    color: 'green.fg',
    fontWeight: 'semibold',
    cursor: 'button',
  },
});
