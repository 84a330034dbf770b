import { Button, Flex, Text, Box, Skeleton, chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState, useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useSearchParams } from 'react-router-dom';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { FilterSelect } from '../../../ui/lists/FilterSelect.tsx';
import type { AddTermDialog_suggestion$key } from './__generated__/AddTermDialog_suggestion.graphql.ts';
import { languageOptions, texts, labelOf, departmentTexts } from '../texts.ts';
import { synonymGroupPath, type TermToAdd } from '../synonymPaths.ts';
import { DebouncedQuery } from '../../../relay/DebouncedQuery.tsx';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import { SearchField } from '../../../ui/lists/SearchField.tsx';
import type { AddTermDialogGroupSearchQuery } from './__generated__/AddTermDialogGroupSearchQuery.graphql.ts';
import type { AddTermDialog_groupLinks$key } from './__generated__/AddTermDialog_groupLinks.graphql.ts';

interface GroupLinksProps {
  title: string;
  groups: AddTermDialog_groupLinks$key;
  toAdd: TermToAdd;
}

/** Groups as links that add a term to them. */
function GroupLinks({ title, groups: groupKeys, toAdd }: GroupLinksProps) {
  const groups = useFragment(
    graphql`
      fragment AddTermDialog_groupLinks on SynonymGroup @relay(plural: true) {
        id
        name
        department
        productCount
      }
    `,
    groupKeys,
  );
  const titleId = useId();
  return (
    <Box mt="3">
      <Text id={titleId} textStyle="sm" fontWeight="semibold" mb="1">
        {title}
      </Text>
      <Box as="ul" role="list" aria-labelledby={titleId} listStyleType="none">
        {groups.map(({ id, name, department, productCount }) => (
          <li key={id}>
            <GroupLink to={synonymGroupPath(id, toAdd)}>
              <Text as="span" fontWeight="medium" overflowWrap="anywhere">
                {name}
              </Text>
              <Text as="span" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
                {department != null && `${labelOf(departmentTexts, department)} · `}
                {texts.productCount(productCount)}
              </Text>
            </GroupLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const GroupLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: '11',
    px: '3',
    mb: '1',
    borderWidth: '1px',
    borderRadius: 'control',
    _hover: { bg: 'bg.subtle' },
  },
});

const groupSearchQuery = graphql`
  query AddTermDialogGroupSearchQuery($search: String!) {
    synonymGroups(search: $search, first: 6) @required(action: THROW) {
      edges {
        node {
          ...AddTermDialog_groupLinks
        }
      }
    }
  }
`;

/** Searches for a group to add a term to. */
function GroupSearch({ toAdd }: { toAdd: TermToAdd }) {
  const [text, setText] = useState('');
  const search = text.trim();
  const { queryRef, retry } = useDebouncedQuery<AddTermDialogGroupSearchQuery>(
    groupSearchQuery,
    search === '' ? null : { search },
  );
  return (
    <Box mt="3">
      <SearchField label="Search for a group" text={text} onText={setText} />
      {queryRef !== null && (
        <DebouncedQuery<AddTermDialogGroupSearchQuery>
          query={groupSearchQuery}
          {...{ queryRef, retry }}
          fallback={<Skeleton h="11" mt="3" />}
        >
          {({ synonymGroups: { edges } }) => (
            <Box aria-live="polite">
              {edges.length === 0 ? (
                <Text mt="3" color="fg.muted">
                  No group has this term
                </Text>
              ) : (
                <GroupLinks title="Groups found" groups={edges.map(({ node }) => node)} toAdd={toAdd} />
              )}
            </Box>
          )}
        </DebouncedQuery>
      )}
    </Box>
  );
}

/** Chooses the group and the language of the term in the URL; the group's page opens with the term added and not saved. */
export function AddTermDialog({ suggestion: suggestionKey }: { suggestion: AddTermDialog_suggestion$key }) {
  const { term, language, synonymGroups } = useFragment(
    graphql`
      fragment AddTermDialog_suggestion on SynonymSuggestion {
        term
        language
        synonymGroups {
          ...AddTermDialog_groupLinks
        }
      }
    `,
    suggestionKey,
  );
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<string>(language);
  const close = () => {
    const others = new URLSearchParams(params);
    others.delete('term');
    setParams(others, { replace: true, preventScrollReset: true });
  };
  const toAdd = { term, language: chosen };
  return (
    <FormDialog title={`Add “${term}” to a group`} isOpen onClose={close}>
      <Text color="fg.muted" mb="3">
        Nothing changes yet. You’ll see the effect before you save.
      </Text>
      <FilterSelect label={texts.language} value={chosen} options={languageOptions} onValue={setChosen} />
      {synonymGroups.length > 0 && <GroupLinks title="Nearest groups" groups={synonymGroups} toAdd={toAdd} />}
      <GroupSearch toAdd={toAdd} />
      <Flex justify="flex-end" mt="4">
        <Button asChild variant="outline">
          <Link to={synonymGroupPath('new', toAdd)}>
            <Plus aria-hidden />
            {texts.newGroup}
          </Link>
        </Button>
      </Flex>
    </FormDialog>
  );
}
