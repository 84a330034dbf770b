import { Button, chakra, Flex } from '@chakra-ui/react';
import type { ProductsAddress } from './adminProductsAddress.ts';
import { bulkTexts as texts } from './adminProductTexts.ts';
import { useBulkSelectAll } from './useBulkSelectAll.ts';
import { MOST_SELECTED, type BulkSelection } from './useBulkSelection.ts';

interface BulkSelectProps {
  selection: BulkSelection;
  /** The products of the page in sight. */
  pageIds: readonly string[];
  totalCount: number;
  /** Leads to all of them. */
  address: ProductsAddress;
}

/** Selects what is in sight, or all that the address leads to. */
export function BulkSelect({ selection, pageIds, totalCount, address }: BulkSelectProps) {
  const { selectAll, isSelecting } = useBulkSelectAll(selection.add);
  const isPageSelected = pageIds.every(selection.has);
  const canSelectAll = totalCount > pageIds.length && totalCount <= MOST_SELECTED && selection.ids.length < totalCount;
  if (pageIds.length === 0) return null;

  return (
    <Flex wrap="wrap" align="center" columnGap="1">
      {canSelectAll && (
        <Button variant="ghost" px="3" aria-disabled={isSelecting} onClick={() => selectAll(address, totalCount)}>
          {isSelecting ? texts.selecting : texts.selectAll(totalCount)}
        </Button>
      )}
      <SelectPage>
        <chakra.input
          type="checkbox"
          accentColor="green.solid"
          boxSize="5"
          checked={isPageSelected}
          onChange={() => (isPageSelected ? selection.remove(pageIds) : selection.add(pageIds))}
        />
        {texts.selectPage}
      </SelectPage>
    </Flex>
  );
}

const SelectPage = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minH: '11', px: '1', textStyle: 'sm', cursor: 'button' },
});
