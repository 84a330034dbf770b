import { Button, Heading, Text, Badge, chakra, Flex, IconButton } from '@chakra-ui/react';
import { Plus, ArrowDown, ArrowUp, CalendarDays, Trash2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Permitted } from '../permissions/Permitted.tsx';
import { OverviewCard } from '../overview/OverviewCard.tsx';
import type { SearchRules_query$key } from './__generated__/SearchRules_query.graphql.ts';
import { AddSearchRuleDialog } from './AddSearchRuleDialog.tsx';
import { ruleDays } from './texts.ts';
import { announce } from '../../ui/announce.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import type { SearchRules_searchRuleRow$key } from './__generated__/SearchRules_searchRuleRow.graphql.ts';
import { EditSearchRuleDialog } from './EditSearchRuleDialog.tsx';
import { SearchProduct } from './SearchProduct.tsx';
import { useAction } from '../../relay/useAction.ts';
import type { SearchRulesDeleteSearchRuleMutation } from './__generated__/SearchRulesDeleteSearchRuleMutation.graphql.ts';
import type { SearchRulesMoveSearchRuleMutation } from './__generated__/SearchRulesMoveSearchRuleMutation.graphql.ts';

interface SearchRuleRowProps {
  rule: SearchRules_searchRuleRow$key;
  /** The number of pins of the search. */
  pinCount: number;
  onChanged: () => void;
}

/** A pin or a bury: its product and days, with buttons that move it, change its days and remove it. */
function SearchRuleRow({ rule: ruleKey, pinCount, onChanged }: SearchRuleRowProps) {
  const rule = useFragment(
    graphql`
      fragment SearchRules_searchRuleRow on SearchRule {
        id
        position
        startDate
        endDate
        isActive
        product {
          name
          ...SearchProduct_product
        }
        query
        ...EditSearchRuleDialog_rule
      }
    `,
    ruleKey,
  );
  const { id, query, product, position, startDate, endDate, isActive } = rule;
  const [open, setOpen] = useState<'days' | 'removal' | null>(null);
  const [moveSearchRule, isMoving] = useAction<SearchRulesMoveSearchRuleMutation>(graphql`
    mutation SearchRulesMoveSearchRuleMutation($input: SearchRuleMoveInput!) {
      searchRuleMove(input: $input) {
        ... on SearchRuleMovePayload {
          searchRules {
            position
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [deleteSearchRule, isDeleting] = useAction<SearchRulesDeleteSearchRuleMutation>(graphql`
    mutation SearchRulesDeleteSearchRuleMutation($input: SearchRuleDeleteInput!) {
      searchRuleDelete(input: $input) {
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const close = () => setOpen(null);
  const onRefused = (message: string) => {
    close();
    showError(message);
    onChanged();
  };
  const moveButton = (to: number) => {
    const isPossible = to >= 1 && to <= pinCount;
    const onDone = () => {
      announce(`${product.name} is now at position ${to}`);
      onChanged();
    };
    return {
      variant: 'ghost',
      colorPalette: 'gray',
      'aria-disabled': !isPossible || isMoving,
      opacity: isPossible ? '1' : '0.4',
      onClick: () =>
        isPossible && !isMoving && moveSearchRule({ searchRuleId: id, position: to }, { onRefused, onDone }),
    } as const;
  };
  const remove = () =>
    deleteSearchRule(
      { searchRuleId: id },
      {
        onRefused,
        onDone: () => {
          close();
          showSuccess(`${product.name} is ranked as usual`);
          onChanged();
        },
      },
    );
  return (
    <Row>
      <SearchProduct product={product}>
        <span>{ruleDays({ startDate, endDate })}</span>
        {!isActive && <Badge colorPalette="gray">Not today</Badge>}
      </SearchProduct>
      <Permitted to="CATALOGUE">
        <Flex flexShrink="0" ms="auto">
          {position != null && (
            <>
              <IconButton {...moveButton(position - 1)} aria-label={`Move ${product.name} up`}>
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton {...moveButton(position + 1)} aria-label={`Move ${product.name} down`}>
                <ArrowDown aria-hidden />
              </IconButton>
            </>
          )}
          <IconButton
            variant="ghost"
            colorPalette="gray"
            aria-label={`Change the days of ${product.name}`}
            onClick={() => setOpen('days')}
          >
            <CalendarDays aria-hidden />
          </IconButton>
          <IconButton
            variant="ghost"
            colorPalette="red"
            aria-label={`Remove ${product.name}`}
            onClick={() => setOpen('removal')}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </Flex>
      </Permitted>
      <EditSearchRuleDialog rule={rule} isOpen={open === 'days'} onClose={close} onSaved={onChanged} />
      <ConfirmDialog
        title="Remove this rule?"
        text={`${product.name} will rank as usual for ${query}.`}
        action="Remove"
        isDestructive
        isOpen={open === 'removal'}
        isBusy={isDeleting}
        onClose={close}
        onConfirm={remove}
      />
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { base: 'stretch', sm: 'center' },
    columnGap: '2',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _first: { borderTopWidth: '0' },
  },
});

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
          ...SearchRules_searchRuleRow
        }
      }
    `,
    page,
  );
  const [isAdding, setAdding] = useState(false);
  const pins = searchRules.filter(({ action }) => action === 'PIN');
  const buries = searchRules.filter(({ action }) => action === 'BURY');
  const lists = [
    { title: 'Pins', List: 'ol', rules: pins } as const,
    { title: 'Buries', List: 'ul', rules: buries } as const,
  ].filter(({ rules }) => rules.length > 0);
  return (
    <OverviewCard title="Pins and buries">
      <Text mt="-2" mb="3" textStyle="sm" color="fg.muted">
        {searchRules.length === 0
          ? 'Nothing is pinned or buried for this search.'
          : 'Pinned products come first, in this order, while they’re on sale and in stock. Buried ones come last.'}
      </Text>
      {lists.map(({ title, List, rules }, place) => (
        <Fragment key={title}>
          <Heading as="h3" textStyle="sm" mt={place === 0 ? '0' : '4'}>
            {title}
          </Heading>
          <List aria-label={title} role="list">
            {rules.map((rule) => (
              <SearchRuleRow key={rule.id} rule={rule} pinCount={pins.length} onChanged={onChanged} />
            ))}
          </List>
        </Fragment>
      ))}
      <Permitted to="CATALOGUE">
        <Button mt="3" variant="outline" onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          Add a product
        </Button>
      </Permitted>
      <AddSearchRuleDialog query={query} isOpen={isAdding} onClose={() => setAdding(false)} onAdded={onChanged} />
    </OverviewCard>
  );
}
