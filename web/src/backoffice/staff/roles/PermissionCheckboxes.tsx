import { Box, chakra } from '@chakra-ui/react';
import { useCan, type Permission } from '../../../shop/identity/permissions.ts';
import { permissionTexts, roleTexts as texts } from './roleTexts.ts';

const CHOICES = Object.entries(permissionTexts) as [Permission, { label: string; help: string }][]; // the keys are the schema's names

interface PermissionCheckboxesProps {
  chosen: readonly Permission[];
  onChoose: (chosen: readonly Permission[]) => void;
  error: string | undefined;
}

/** A checkbox for each permission; those that the viewer lacks cannot be given. */
export function PermissionCheckboxes({ chosen, onChoose, error }: PermissionCheckboxesProps) {
  const can = useCan();
  const toggle = (permission: Permission) =>
    onChoose(CHOICES.map(([each]) => each).filter((each) => (each === permission) !== chosen.includes(each)));
  return (
    <Fields>
      <legend>{texts.permissionsLegend}</legend>
      {CHOICES.map(([permission, { label, help }]) => {
        const isLacking = !can(permission);
        return (
          <label key={permission} data-disabled={isLacking || undefined}>
            <input
              type="checkbox"
              name="permissions"
              checked={chosen.includes(permission)}
              disabled={isLacking}
              onChange={() => toggle(permission)}
            />
            <span>
              <chakra.span display="block" fontWeight="medium">
                {label}
              </chakra.span>
              <chakra.span display="block" textStyle="xs" color="fg.muted">
                {isLacking ? texts.lacking : help}
              </chakra.span>
            </span>
          </label>
        );
      })}
      <Box mt="1" minH="4" textStyle="xs" color={error === undefined ? 'fg.muted' : 'fg.error'}>
        {error ?? (chosen.length === 0 && texts.choosePermission)}
      </Box>
    </Fields>
  );
}

const Fields = chakra('fieldset', {
  base: {
    '& legend': { mb: '1', textStyle: 'sm', fontWeight: 'semibold' },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '11',
      py: '1',
      cursor: 'button',
      textStyle: 'sm',
      _disabled: { opacity: '0.6', cursor: 'default' },
    },
    '& input': { accentColor: 'green.solid', boxSize: '5', flexShrink: '0' },
  },
});
