import { Button, Flex } from '@chakra-ui/react';
import { LayoutGrid, Table2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { ColumnPicker } from './ColumnPicker.tsx';
import { productViewStore, type ProductView } from './productViewStore.ts';
import { tableTexts as texts } from './texts.ts';

const views = [
  { view: 'cards', label: texts.cards, Icon: LayoutGrid },
  { view: 'table', label: texts.table, Icon: Table2 },
] as const;

/** Switches between cards and a table, which this browser remembers, and chooses the table's columns. */
export function ViewSwitch({ onView }: { onView: () => void }) {
  const current = useSyncExternalStore(productViewStore.subscribe, productViewStore.view);
  const choose = (view: ProductView) => {
    if (view === current) return;
    productViewStore.setView(view);
    onView();
  };
  return (
    <Flex align="center" gap="1">
      <Flex role="group" aria-label={texts.view} gap="1">
        {views.map(({ view, label, Icon }) => (
          <Button
            key={view}
            variant="ghost"
            colorPalette={view === current ? 'green' : 'gray'}
            px="2.5"
            aria-pressed={view === current}
            aria-label={label}
            title={label}
            _pressed={{ bg: 'green.subtle' }}
            onClick={() => choose(view)}
          >
            <Icon aria-hidden />
          </Button>
        ))}
      </Flex>
      {current === 'table' && <ColumnPicker />}
    </Flex>
  );
}
