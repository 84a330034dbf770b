import { Switch } from '../../../ui/forms/Switch.tsx';
import type { EditorProps } from './settingField.ts';

/** A setting that is on or off. */
export function SwitchEditor({ setting: { label, isPinned }, draft, help, onChange }: EditorProps) {
  return <Switch title={label} text={help ?? ''} isOn={draft === true} isDisabled={isPinned} onChange={onChange} />;
}
