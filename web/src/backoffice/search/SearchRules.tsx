import { Button, Heading, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Permitted } from '../permissions/Permitted.tsx';
import { OverviewCard } from '../overview/OverviewCard.tsx';
import type { SearchRules_query$key } from './__generated__/SearchRules_query.graphql.ts';
import { AddSearchRuleDialog } from './AddSearchRuleDialog.tsx';
import { SearchRuleRow } from './SearchRuleRow.tsx';
import { texts } from './texts.ts';

interface SearchRulesProps {
  page: SearchRules_query$key;
  query: string;
  onChanged: () => void;
}

/** The ordered pins of a search, and its buried products. */
export function SearchRules({ page, query, onChanged }: SearchRulesProps) {
  const { searchRules } = useFragment(
    graphql`
      fragment SearchRules_query on Query @argumentDefinitions(query: { type: "String!" }) {
        searchRules(query: $query) @required(action: THROW) {
          id
          action
          ...SearchRuleRow_rule
        }
      }
    `,
    page,
  );
  const [isAdding, setAdding] = useState(false);
  const pins = searchRules.filter(({ action }) => action === 'PIN');
  const buries = searchRules.filter(({ action }) => action === 'BURY');
  return (
    <OverviewCard title={texts.rules}>
      <Text mt="-2" mb="3" textStyle="sm" color="fg.muted">
        {searchRules.length === 0 ? texts.noRules : texts.rulesLead}
      </Text>
      {pins.length > 0 && (
        <>
          <Heading as="h3" textStyle="sm">
            {texts.pins}
          </Heading>
          <ol aria-label={texts.pins}>
            {pins.map((rule) => (
              <SearchRuleRow key={rule.id} rule={rule} pinCount={pins.length} onChanged={onChanged} />
            ))}
          </ol>
        </>
      )}
      {buries.length > 0 && (
        <>
          <Heading as="h3" textStyle="sm" mt={pins.length > 0 ? '4' : '0'}>
            {texts.buries}
          </Heading>
          <ul aria-label={texts.buries} role="list">
            {buries.map((rule) => (
              <SearchRuleRow key={rule.id} rule={rule} pinCount={pins.length} onChanged={onChanged} />
            ))}
          </ul>
        </>
      )}
      <Permitted to="CATALOGUE">
        <Button mt="3" variant="outline" onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          {texts.addRule}
        </Button>
      </Permitted>
      <AddSearchRuleDialog query={query} isOpen={isAdding} onClose={() => setAdding(false)} onAdded={onChanged} />
    </OverviewCard>
  );
}
