import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Bookmark } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRef, useState, type SubmitEvent } from 'react';
import { Disclosure } from '../../ui/Disclosure.tsx';
import type { SavedFilters_query$data, SavedFilters_query$key } from './__generated__/SavedFilters_query.graphql.ts';
import { type SavedFilterKind, useSaveFilter } from './useSaveFilter.ts';
import { toFormErrors } from '../../ui/forms/formErrors.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { MAX_NAME_LENGTH, RenameFilter, SavedFilterRow } from './SavedFilterRow.tsx';

const TITLE = 'Saved filters';

/** The label of the button: a bookmark where the words would take a row of their own. */
const label = (
  <>
    <Bookmark size={18} aria-hidden />
    <chakra.span srOnly={{ base: true, md: false }}>{TITLE}</chakra.span>
  </>
);

interface SavedFilterPanelProps {
  filters: SavedFilters_query$data['savedFilters'];
  kind: SavedFilterKind;
  /** The filters of the list as the query of its URL, without `?`; '' for none. */
  current: string;
  onApply: (query: string) => void;
}

/** The saved filters by name; each can be applied, renamed and deleted. */
function SavedFilterPanel({ filters, kind, current, onApply }: SavedFilterPanelProps) {
  const { form, values, fieldProps, showErrors, reset } = useFormValues({ name: '' });
  const [saveFilter, isSaving] = useSaveFilter(kind);
  const [renamedId, setRenamedId] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusList = () => list.current?.focus(); // the control that had the focus goes

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    saveFilter(
      { name: values.name, query: current },
      { onDone: reset, onRefused: (message) => showErrors(toFormErrors(message, [{ path: 'name', message }])) },
    );
  };

  return (
    <chakra.div w="19rem" maxW="calc(100vw - 3rem)">
      {filters.length === 0 && current === '' && (
        <Text px="2" py="2.5" textStyle="sm" color="fg.muted">
          Filter or sort the list, then save it here.
        </Text>
      )}
      <List ref={list} tabIndex={-1} aria-label={TITLE}>
        {filters.map((filter) =>
          filter.id === renamedId ? (
            <RenameFilter
              key={filter.id}
              filter={filter}
              onDone={() => {
                focusList();
                setRenamedId(null);
              }}
            />
          ) : (
            <SavedFilterRow
              key={filter.id}
              filter={filter}
              kind={kind}
              isCurrent={filter.query === current}
              onApply={onApply}
              onRename={() => setRenamedId(filter.id)}
              onDeleted={focusList}
            />
          ),
        )}
      </List>
      {current !== '' && (
        <chakra.form
          ref={form}
          onSubmit={submit}
          noValidate
          px="2"
          pt="2"
          borderTopWidth={filters.length > 0 ? '1px' : '0'}
        >
          <TextField
            {...fieldProps('name')}
            label="Name of this filter"
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            required
          />
          <Button type="submit" w="full" mb="2" loading={isSaving}>
            Save this filter
          </Button>
        </chakra.form>
      )}
    </chakra.div>
  );
}

const List = chakra('ul', { base: { outline: 'none', listStyleType: 'none', maxH: '60', overflowY: 'auto' } });

/** The viewer's saved filters of a list whose filters are in its URL, and a field that saves the current one. The page in the list is not saved. */
export function SavedFilters({ query, kind }: { query: SavedFilters_query$key; kind: SavedFilterKind }) {
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
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  params.delete('page');
  return (
    <Box w="fit-content" ms="auto">
      <Disclosure label={label}>
        {(close) => (
          <SavedFilterPanel
            filters={savedFilters.toSorted((one, other) => one.name.localeCompare(other.name))}
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

/** The button of the saved filters while they load. */
export function SavedFiltersSkeleton() {
  return (
    <Box w="fit-content" ms="auto" aria-hidden inert>
      <Disclosure label={label}>{() => null}</Disclosure>
    </Box>
  );
}
