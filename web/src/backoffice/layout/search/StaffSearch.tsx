import { Box, IconButton } from '@chakra-ui/react';
import { ArrowLeft, Search } from 'lucide-react';
import { useRef, useState, type FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { Permission } from '../../../shop/identity/permissions.ts';
import { generalShortcuts } from '../shortcuts/shortcutTexts.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { SearchField } from './SearchField.tsx';
import styles from './SearchField.module.css';

const SEARCHED: readonly Permission[] = ['ORDERS', 'REFUNDS', 'CATALOGUE', 'CUSTOMERS'];

/** The search of staff: an input in the bar; phones have a button that opens it over the whole bar. A navigation closes and empties it. */
export function StaffSearch({ permissions }: { permissions: readonly Permission[] }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isOpen = openAt === key;

  const open = () => {
    setOpenAt(key);
    requestAnimationFrame(() => input.current?.focus()); // it is displayed then
  };
  const close = () => {
    setOpenAt(null);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpenAt(null);
  };

  const canSearch = permissions.some((each) => SEARCHED.includes(each));
  useShortcuts(canSearch ? { [generalShortcuts.search.keys]: open } : {});

  if (!canSearch) return null;
  return (
    <>
      <IconButton
        ref={opener}
        hideFrom="md"
        variant="ghost"
        colorPalette="gray"
        aria-label="Search"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Search aria-hidden />
      </IconButton>
      <div className={styles.place} data-open={isOpen || undefined} onBlur={closeOutside}>
        <IconButton hideFrom="md" variant="ghost" colorPalette="gray" aria-label="Close the search" onClick={close}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <Box flex="1" minW="0">
          <SearchField key={key} input={input} permissions={permissions} onEscape={close} />
        </Box>
      </div>
    </>
  );
}
