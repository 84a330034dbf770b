import { Button, Flex } from '@chakra-ui/react';
import { LayoutGrid, Table2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { productViewStore, type ProductView, parseColumns, tableColumns, type TableColumn } from './tableColumns.ts';
import { Disclosure } from '../../../../ui/Disclosure.tsx';
import styles from './ProductTable.module.css';

/** Chooses the columns of the table, which this browser remembers. */
function ColumnPicker() {
  const chosen = parseColumns(useSyncExternalStore(productViewStore.subscribe, productViewStore.columnsText));
  const toggle = (column: TableColumn) =>
    productViewStore.setColumns(tableColumns.filter((other) => (other === column) !== chosen.includes(other)));
  return (
    <Disclosure label="Columns">
      {() => (
        <div className={styles.columns} role="group" aria-label="Columns">
          {tableColumns.map((column) => (
            <label key={column.name}>
              <input type="checkbox" checked={chosen.includes(column)} onChange={() => toggle(column)} />
              {column.heading}
            </label>
          ))}
        </div>
      )}
    </Disclosure>
  );
}

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
            colorPalette={view === current ? 'primary' : 'gray'}
            px="2.5"
            aria-pressed={view === current}
            aria-label={label}
            title={label}
            _pressed={{ bg: 'primary.subtle' }}
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
