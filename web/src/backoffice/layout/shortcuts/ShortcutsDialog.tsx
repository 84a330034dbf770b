import { Box, chakra, Grid, Heading } from '@chakra-ui/react';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { shortcutSetting } from './useShortcuts.ts';
import { generalShortcuts, SHORTCUTS_TITLE } from './shortcutTexts.ts';

interface Shortcut {
  keys: string;
  label: string;
}

interface ShortcutsDialogProps {
  /** The pages with the keys that lead to them. */
  pages: readonly Shortcut[];
  isOpen: boolean;
  onClose: () => void;
}

/** The list of all keyboard shortcuts, and the setting that turns them off. */
export function ShortcutsDialog({ pages, isOpen, onClose }: ShortcutsDialogProps) {
  const isOn = shortcutSetting.use();
  return (
    <FormDialog title={SHORTCUTS_TITLE} isOpen={isOpen} onClose={onClose} isWide>
      <Switch
        title="Single-key shortcuts"
        text="Turn them off if you dictate text or often press keys by accident. Saved on this device."
        isOn={isOn}
        onChange={shortcutSetting.set}
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
        opacity={isOn ? '1' : '0.6'}
      >
        <ShortcutList title="General" shortcuts={Object.values(generalShortcuts)} />
        {pages.length > 0 && <ShortcutList title="Go to" shortcuts={pages} />}
      </Grid>
    </FormDialog>
  );
}

function ShortcutList({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <Box mt="4">
      <Heading as="h3" textStyle="sm" mb="1">
        {title}
      </Heading>
      <chakra.ul listStyleType="none">
        {shortcuts.map(({ keys, label }) => (
          <Row key={keys}>
            {label}
            <span>
              {keys.split(' ').map((key, place) => (
                <span key={key}>
                  {place > 0 && <chakra.span color="fg.muted"> then </chakra.span>}
                  <Key>{key.replace('[Shift]+', '')}</Key>
                </span>
              ))}
            </span>
          </Row>
        ))}
      </chakra.ul>
    </Box>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    minH: '9',
    borderBottomWidth: '1px',
    textStyle: 'sm',
  },
});

const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    minW: '6',
    px: '1.5',
    borderWidth: '1px',
    borderRadius: 'sm',
    bg: 'bg.subtle',
    textStyle: 'xs',
    textAlign: 'center',
  },
});
