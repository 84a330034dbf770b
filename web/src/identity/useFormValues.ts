import { useRef, useState, type ChangeEvent } from 'react';
import { announce } from '../ui/announce.ts';
import { showError } from '../ui/toaster.ts';
import type { FormRefusal } from './formRefusal.ts';

/**
 * The values of a form whose text fields begin as `start`, what was refused of them, and the props of each field. A refusal
 * focuses the first field it names, or is shown as a toast when it names none; typing in a field takes its refusal away.
 * `reset` forgets what was typed: the fields show `start` again, as it is then. `set` is for values that nobody types.
 */
export function useFormValues<Name extends string>(start: Readonly<Record<Name, string>>) {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const values: Record<Name, string> = { ...start, ...typed };
  const [errors, setErrors] = useState<FormRefusal['fields']>({});
  const form = useRef<HTMLFormElement>(null);

  const set = (name: string, value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _gone, ...others }) => others);
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => set(target.name, target.value);
  const fieldProps = (name: Name) => ({ name, value: values[name], onChange: change, error: errors[name] });

  const refuse = ({ fields, message }: FormRefusal) => {
    setErrors(fields);
    const inputs = Array.from(form.current?.elements ?? []).filter((element) => element instanceof HTMLInputElement);
    const first = inputs.find(({ name }) => name in fields);
    if (first === undefined) return showError(message);
    first.focus();
    announce(fields[first.name] ?? message); // the field may have the focus already, and then says nothing
  };

  const isFilled = Object.values<string>(values).every((value) => value.trim() !== '');
  const reset = () => setTyped({});
  return { form, values, errors, set, fieldProps, refuse, isFilled, reset };
}
