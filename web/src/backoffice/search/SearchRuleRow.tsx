import { Badge, chakra, Flex, IconButton } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, CalendarDays, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Permitted } from '../permissions/Permitted.tsx';
import { announce } from '../../ui/announce.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import type { SearchRuleRow_rule$key } from './__generated__/SearchRuleRow_rule.graphql.ts';
import { EditSearchRuleDialog } from './EditSearchRuleDialog.tsx';
import { ruleDays } from './ruleDays.ts';
import { SearchProduct } from './SearchProduct.tsx';
import { texts } from './texts.ts';
import { useDeleteSearchRule } from './useDeleteSearchRule.ts';
import { useMoveSearchRule } from './useMoveSearchRule.ts';

interface SearchRuleRowProps {
  rule: SearchRuleRow_rule$key;
  /** The number of pins of the search. */
  pinCount: number;
  onChanged: () => void;
}

/** A pin or a bury: its product and days, with buttons that move it, change its days and remove it. */
export function SearchRuleRow({ rule: ruleKey, pinCount, onChanged }: SearchRuleRowProps) {
  const rule = useFragment(
    graphql`
      fragment SearchRuleRow_rule on SearchRule {
        id
        query
        position
        startsOn
        endsOn
        isActive
        product {
          name
          ...SearchProduct_product
        }
        ...EditSearchRuleDialog_rule
      }
    `,
    ruleKey,
  );
  const { id, query, product, position, startsOn, endsOn, isActive } = rule;
  const [open, setOpen] = useState<'days' | 'removal' | null>(null);
  const [moveSearchRule, isMoving] = useMoveSearchRule();
  const [deleteSearchRule, isDeleting] = useDeleteSearchRule();
  const close = () => setOpen(null);
  const onRefused = (message: string) => {
    close();
    showError(message);
    onChanged();
  };
  const move = (to: number) =>
    moveSearchRule(
      { searchRuleId: id, position: to },
      {
        onRefused,
        onDone: () => {
          announce(texts.moved(product.name, to));
          onChanged();
        },
      },
    );
  const remove = () =>
    deleteSearchRule(
      { searchRuleId: id },
      {
        onRefused,
        onDone: () => {
          close();
          showSuccess(texts.removed(product.name));
          onChanged();
        },
      },
    );
  return (
    <Row>
      <SearchProduct product={product}>
        <span>{ruleDays({ startsOn, endsOn })}</span>
        {!isActive && <Badge colorPalette="gray">{texts.notActive}</Badge>}
      </SearchProduct>
      <Permitted to="CATALOGUE">
        <Flex flexShrink="0" ms="auto">
          {position != null && (
            <>
              <IconButton
                variant="ghost"
                colorPalette="gray"
                aria-label={texts.moveUp(product.name)}
                aria-disabled={position === 1 || isMoving}
                opacity={position === 1 ? '0.4' : '1'}
                onClick={() => position > 1 && !isMoving && move(position - 1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                variant="ghost"
                colorPalette="gray"
                aria-label={texts.moveDown(product.name)}
                aria-disabled={position === pinCount || isMoving}
                opacity={position === pinCount ? '0.4' : '1'}
                onClick={() => position < pinCount && !isMoving && move(position + 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
            </>
          )}
          <IconButton
            variant="ghost"
            colorPalette="gray"
            aria-label={texts.editDaysLabel(product.name)}
            onClick={() => setOpen('days')}
          >
            <CalendarDays aria-hidden />
          </IconButton>
          <IconButton
            variant="ghost"
            colorPalette="red"
            aria-label={texts.removeLabel(product.name)}
            onClick={() => setOpen('removal')}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </Flex>
      </Permitted>
      <EditSearchRuleDialog rule={rule} isOpen={open === 'days'} onClose={close} onSaved={onChanged} />
      <ConfirmDialog
        title={texts.removeTitle}
        text={texts.removeText(product.name, query)}
        action={texts.remove}
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
