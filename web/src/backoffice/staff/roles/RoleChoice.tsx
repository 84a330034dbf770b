import { chakra } from '@chakra-ui/react';
import { texts } from '../texts.ts';

/** A role that the viewer can give. */
export interface AssignableRole {
  readonly id: string;
  readonly name: string;
}

interface RoleChoiceProps {
  label?: string;
  roles: readonly AssignableRole[];
  /** The id of the chosen role. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** A radio button for each role. */
export function RoleChoice({ label = texts.role, roles, chosen, onChoose }: RoleChoiceProps) {
  return (
    <Roles>
      <legend>{label}</legend>
      {roles.map(({ id, name }) => (
        <label key={id}>
          <input type="radio" name="role" checked={chosen === id} onChange={() => onChoose(id)} />
          {name}
        </label>
      ))}
    </Roles>
  );
}

const Roles = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    '& legend': { mb: '1', textStyle: 'sm', fontWeight: 'semibold' },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: '11',
      cursor: 'button',
      overflowWrap: 'anywhere',
    },
    '& input': { accentColor: 'green.solid', boxSize: '5', flexShrink: '0' },
  },
});
