import { IconButton } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Permission } from '../../shop/identity/permissions.ts';
import { adminTexts } from './adminTexts.ts';
import { permittedPages } from './permittedPages.ts';
import { useLazyComponent } from './useLazyComponent.ts';

const loadDrawer = async () => (await import('./StaffDrawer.tsx')).StaffDrawer;

/** The button of narrow screens that opens the sidebar as a drawer; a navigation closes it. */
export function StaffMenu({ permissions }: { permissions: readonly Permission[] }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { Component: Drawer, request } = useLazyComponent(loadDrawer);

  if (permittedPages(permissions).length === 0) return null;
  return (
    <>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={adminTexts.openMenu}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onClick={() => request(() => setOpenAt(key))}
      >
        <Menu aria-hidden />
      </IconButton>
      {Drawer !== null && <Drawer permissions={permissions} isOpen={openAt === key} onClose={() => setOpenAt(null)} />}
    </>
  );
}
