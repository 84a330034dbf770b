import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Permission } from '../../../shop/identity/permissions.ts';
import { permittedPages } from '../adminTexts.ts';
import { useLazyComponent } from '../useLazyComponent.ts';
import { generalShortcuts, SHORTCUTS_TITLE } from './shortcutTexts.ts';
import { useShortcuts } from './useShortcuts.ts';

const loadDialog = async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog;

/** The keys that lead to the viewer's pages, and the button that opens the list of all keys. */
export function Shortcuts({ permissions }: { permissions: readonly Permission[] }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { Component: Dialog, request } = useLazyComponent(loadDialog);
  const open = () => request(() => setOpen(true));
  const pages = permittedPages(permissions).map(({ key, label, to }) => ({ keys: `g ${key}`, label, to }));

  useShortcuts({
    [generalShortcuts.help.keys]: open,
    ...Object.fromEntries(pages.map(({ keys, to }) => [keys, () => void navigate(to)])),
  });
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open}>
        {SHORTCUTS_TITLE}
      </button>
      {Dialog !== null && <Dialog pages={pages} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
