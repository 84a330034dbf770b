import { Choices } from '../../ui/Choices.tsx';
import { texts } from '../texts.ts';

/** A role that the viewer can give. */
export interface AssignableRole {
  readonly id: string;
  readonly name: string;
  readonly builtIn?: string | null;
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
    <Choices display="flex" flexWrap="wrap" columnGap="6" overflowWrap="anywhere">
      <legend>{label}</legend>
      {roles.map(({ id, name }) => (
        <label key={id}>
          <input type="radio" name="role" checked={chosen === id} onChange={() => onChoose(id)} />
          {name}
        </label>
      ))}
    </Choices>
  );
}
