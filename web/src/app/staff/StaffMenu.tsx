import { IconButton } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { Permission } from '../../identity/permissions.ts';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import { adminPages, adminTexts } from '../adminTexts.ts';
import type { StaffDrawerProps } from './StaffDrawer.tsx';

const importDrawer = () => import('./StaffDrawer.tsx');

/** The button of narrow screens that opens the sidebar as a drawer; a navigation closes it. */
export function StaffMenu({ permissions }: { permissions: readonly Permission[] }) {
  const { key } = useLocation();
  const [drawer, setDrawer] = useState<{ Drawer: ComponentType<StaffDrawerProps>; openAt: string | null } | null>(null);

  const open = () => {
    importDrawer().then(
      ({ StaffDrawer }) => setDrawer({ Drawer: StaffDrawer, openAt: key }),
      (error: unknown) => showError(toErrorMessage(error)),
    );
  };

  if (!adminPages.some((page) => page.permissions.some((each) => permissions.includes(each)))) return null;
  return (
    <>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={adminTexts.openMenu}
        aria-haspopup="dialog"
        onPointerEnter={() => void importDrawer().catch(() => undefined)}
        onClick={open}
      >
        <Menu aria-hidden />
      </IconButton>
      {drawer !== null && (
        <drawer.Drawer
          permissions={permissions}
          isOpen={drawer.openAt === key}
          onClose={() => setDrawer({ ...drawer, openAt: null })}
        />
      )}
    </>
  );
}
