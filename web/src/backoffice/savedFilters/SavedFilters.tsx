import { Box } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { Disclosure } from '../../ui/Disclosure.tsx';
import type { SavedFilters_query$key } from './__generated__/SavedFilters_query.graphql.ts';
import { SavedFilterPanel } from './SavedFilterPanel.tsx';
import { savedFilterTexts as texts } from './texts.ts';
import type { SavedFilterKind } from './useSaveFilter.ts';

interface SavedFiltersProps {
  query: SavedFilters_query$key;
  kind: SavedFilterKind;
}

/** The viewer's saved filters of a list whose filters are in its URL, and a field that saves the current one. The page in the list is not saved. */
export function SavedFilters({ query, kind }: SavedFiltersProps) {
  const { savedFilters } = useFragment(
    graphql`
      fragment SavedFilters_query on Query @argumentDefinitions(kind: { type: "SavedFilterKind!" }) {
        savedFilters(kind: $kind) @required(action: THROW) {
          id
          name
          query
        }
      }
    `,
    query,
  );
  const byName = savedFilters
    .map(({ id, name, query: filter }) => ({ id, name, query: filter }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  params.delete('page');
  return (
    <Box w="fit-content" ms="auto">
      <Disclosure label={texts.title}>
        {(close) => (
          <SavedFilterPanel
            filters={byName}
            kind={kind}
            current={params.toString()}
            onApply={(saved) => {
              close();
              void navigate({ search: `?${saved}` }, { preventScrollReset: true });
            }}
          />
        )}
      </Disclosure>
    </Box>
  );
}
