import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { Disclosure } from '../../../../ui/Disclosure.tsx';
import { parseColumns, productViewStore } from './productViewStore.ts';
import { tableColumns, type TableColumn } from './tableColumns.ts';
import { tableTexts as texts } from './texts.ts';

/** Chooses the columns of the table, which this browser remembers. */
export function ColumnPicker() {
  const chosen = parseColumns(useSyncExternalStore(productViewStore.subscribe, productViewStore.columnsText));
  const toggle = (column: TableColumn) =>
    productViewStore.setColumns(tableColumns.filter((other) => (other === column) !== chosen.includes(other)));
  return (
    <Disclosure label={texts.columns}>
      {() => (
        <Columns role="group" aria-label={texts.columns}>
          {tableColumns.map((column) => (
            <label key={column}>
              <input type="checkbox" checked={chosen.includes(column)} onChange={() => toggle(column)} />
              {texts.headings[column]}
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
