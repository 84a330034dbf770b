import { CloseButton, Drawer, Portal } from '@chakra-ui/react';
import type { Permission } from '../../shop/identity/permissions.ts';
import { useInitialFocus } from '../../ui/dialogs/useInitialFocus.ts';
import { StaffNav } from './StaffNav.tsx';

interface StaffDrawerProps {
  permissions: readonly Permission[];
  isOpen: boolean;
  onClose: () => void;
}

/** The sidebar over the page, for narrow screens. Its library is large, so load it lazily. */
export function StaffDrawer({ permissions, isOpen, onClose }: StaffDrawerProps) {
  const { content, title, initialFocusEl } = useInitialFocus();
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      placement="start"
      initialFocusEl={initialFocusEl}
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content ref={content} w="72" maxW="calc(100% - 3rem)" h="100dvh">
            <Drawer.Header borderBottomWidth="1px" py="1.5" pe="2">
              <Drawer.Title ref={title} tabIndex={-1} outline="none">
                Menu
              </Drawer.Title>
              <Drawer.CloseTrigger asChild position="static">
                <CloseButton colorPalette="gray" aria-label="Close the menu" />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body p="0">
              <StaffNav permissions={permissions} />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
