import { Button, Flex, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useSearchParams } from 'react-router-dom';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { FilterSelect } from '../../../ui/lists/FilterSelect.tsx';
import type { AddTermDialog_suggestion$key } from './__generated__/AddTermDialog_suggestion.graphql.ts';
import { languageOptions } from '../languageOptions.ts';
import { synonymGroupPath } from '../synonymPaths.ts';
import { texts } from '../texts.ts';
import { GroupLinks } from './GroupLinks.tsx';
import { GroupSearch } from './GroupSearch.tsx';

/** Chooses the group and the language of the term in the URL; the group's page opens with the term added and not saved. */
export function AddTermDialog({ suggestion: suggestionKey }: { suggestion: AddTermDialog_suggestion$key }) {
  const { term, language, synonymGroups } = useFragment(
    graphql`
      fragment AddTermDialog_suggestion on SynonymSuggestion {
        term
        language
        synonymGroups {
          ...GroupLinks_groups
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
    <FormDialog title={texts.pickTitle(term)} isOpen onClose={close}>
      <Text color="fg.muted" mb="3">
        {texts.pickLead}
      </Text>
      <FilterSelect label={texts.language} value={chosen} options={languageOptions} onValue={setChosen} />
      {synonymGroups.length > 0 && <GroupLinks title={texts.nearest} groups={synonymGroups} toAdd={toAdd} />}
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
