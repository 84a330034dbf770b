import { Button, Flex, chakra } from '@chakra-ui/react';
import { LayoutGrid, Table2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { productViewStore, type ProductView, parseColumns, tableColumns, type TableColumn } from './tableColumns.ts';
import { Disclosure } from '../../../../ui/Disclosure.tsx';

/** Chooses the columns of the table, which this browser remembers. */
function ColumnPicker() {
  const chosen = parseColumns(useSyncExternalStore(productViewStore.subscribe, productViewStore.columnsText));
  const toggle = (column: TableColumn) =>
    productViewStore.setColumns(tableColumns.filter((other) => (other === column) !== chosen.includes(other)));
  return (
    <Disclosure label="Columns">
      {() => (
        <Columns role="group" aria-label="Columns">
          {tableColumns.map((column) => (
            <label key={column.name}>
              <input type="checkbox" checked={chosen.includes(column)} onChange={() => toggle(column)} />
              {column.heading}
            </label>
          ))}
        </Columns>
      )}
    </Disclosure>
  );
}

const Columns = chakra('div', {
  base: {
    maxH: '60dvh',
    overflowY: 'auto',
    textStyle: 'sm',
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '11',
      px: '2',
      borderRadius: 'control',
      cursor: 'button',
      _hover: { bg: 'bg.subtle' },
    },
    '& input': { accentColor: 'green.solid', boxSize: '5' },
  },
});

const views = [
  { view: 'cards', label: 'Cards', Icon: LayoutGrid },
  { view: 'table', label: 'Table', Icon: Table2 },
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
      <Flex role="group" aria-label="View" gap="1">
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
