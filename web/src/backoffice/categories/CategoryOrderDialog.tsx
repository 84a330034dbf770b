import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { DialogAlert } from '../../ui/dialogs/DialogAlert.tsx';
import { GuardedDialog } from '../../ui/dialogs/GuardedDialog.tsx';
import type { Choice } from '../../ui/forms/ChoicePicker.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { MoveButtons, moved } from '../ui/MoveButtons.tsx';
import type { CategoryOrderDialogMutation } from './__generated__/CategoryOrderDialogMutation.graphql.ts';
import { texts } from './texts.ts';

interface CategoryOrderDialogProps {
  /** All categories in the order of the shop. */
  categories: readonly Choice[];
  isOpen: boolean;
  onClose: () => void;
  /** Called when the shop has another order than was shown. */
  onChanged: () => void;
}

/** Puts the categories in another order, which is saved as a whole. */
export function CategoryOrderDialog({ categories, isOpen, onClose, onChanged }: CategoryOrderDialogProps) {
  return (
    <GuardedDialog title={texts.changeOrder} isOpen={isOpen} onClose={onClose}>
      {(guard) => <CategoryOrder {...guard} categories={categories} onChanged={onChanged} />}
    </GuardedDialog>
  );
}

interface CategoryOrderProps extends Pick<CategoryOrderDialogProps, 'categories' | 'onChanged'> {
  onTouched: () => void;
  onDone: () => void;
}

function CategoryOrder({ categories, onTouched, onDone, onChanged }: CategoryOrderProps) {
  const [seen, setSeen] = useState(categories);
  const [order, setOrder] = useState(categories);
  const [message, setMessage] = useState('');
  const [reorder, isBusy] = useAction<CategoryOrderDialogMutation>(
    graphql`
      mutation CategoryOrderDialogMutation($input: CategoryReorderInput!) {
        categoryReorder(input: $input) {
          ... on CategoryReorderPayload {
            categoryCount
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { invalidatesStore: true },
  );
  // What another editor did meanwhile: the order starts again from theirs.
  if (message !== '' && idsOf(seen).join() !== idsOf(categories).join()) {
    setSeen(categories);
    setOrder(categories);
  }
  const save = () => {
    setMessage('');
    reorder(
      { categoryIds: idsOf(order), seenCategoryIds: idsOf(seen) },
      {
        onRefused: (refusal) => {
          setMessage(refusal);
          onChanged();
        },
        onDone: () => {
          showSuccess('Order saved');
          onChanged();
          onDone();
        },
      },
    );
  };
  return (
    <>
      <Text textStyle="sm" color="fg.muted" mb="2">
        {texts.orderHelp}
      </Text>
      <Box as="ol" role="list" aria-label={texts.changeOrder} listStyleType="none" maxH="60vh" overflowY="auto">
        {order.map(({ id, name }, place) => (
          <Flex as="li" key={id} align="center" gap="1" minH="12" borderTopWidth={place === 0 ? '0' : '1px'}>
            <Text as="span" w="8" flexShrink="0" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
              {place + 1}
            </Text>
            <Text flex="1" minW="0" textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </Text>
            <Flex flexShrink="0">
              <MoveButtons
                name={name}
                place={place}
                count={order.length}
                onMove={(to) => {
                  setOrder(moved(order, place, to));
                  onTouched();
                }}
              />
            </Flex>
          </Flex>
        ))}
      </Box>
      <DialogAlert message={message} />
      <Button w="full" mt="4" loading={isBusy} disabled={idsOf(order).join() === idsOf(seen).join()} onClick={save}>
        Save the order
      </Button>
    </>
  );
}

function idsOf(categories: readonly Choice[]): string[] {
  return categories.map(({ id }) => id);
}
