import { Badge, Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { COLUMNS, type ColumnStatus } from './boardStates.ts';
import { ColumnCards, type BoardOrder } from './ColumnCards.tsx';
import { PrintColumnLink } from './PrintColumnLink.tsx';
import { tabLook, tabsLook } from '../../ui/AdminTabs.tsx';
import { columnTexts, texts } from './texts.ts';

interface BoardTabsProps {
  orders: readonly BoardOrder[];
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The board on narrow screens: one column at a time, chosen by tabs. */
export function BoardTabs({ orders }: BoardTabsProps) {
  const [chosen, setChosen] = useState<ColumnStatus>('PLACED');
  const id = useId();
  const ownOf = (status: ColumnStatus) => orders.filter((order) => order.status === status);

  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    const next = by === undefined ? undefined : COLUMNS[COLUMNS.indexOf(chosen) + by];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    document.getElementById(`${id}${next}`)?.focus();
  };

  return (
    <>
      <Tabs role="tablist" aria-label={texts.columns} onKeyDown={step}>
        {COLUMNS.map((status) => (
          <Tab
            key={status}
            type="button"
            role="tab"
            id={`${id}${status}`}
            aria-selected={status === chosen}
            aria-controls={`${id}panel`}
            tabIndex={status === chosen ? 0 : -1}
            onClick={() => setChosen(status)}
          >
            {columnTexts[status]} <Badge colorPalette="gray">{ownOf(status).length}</Badge>
          </Tab>
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`} minH="20rem">
        <VisuallyHidden as="h2">{columnTexts[chosen]}</VisuallyHidden>
        <Flex justify="flex-end" mt="-2">
          <PrintColumnLink status={chosen} count={ownOf(chosen).length} />
        </Flex>
        <ColumnCards key={chosen} status={chosen} orders={ownOf(chosen)} />
      </Box>
    </>
  );
}

const Tabs = chakra('div', { base: tabsLook });

const Tab = chakra('button', {
  base: { ...tabLook, cursor: 'button', _selected: { bg: 'green.subtle', color: 'green.fg' } },
});
