import { useRef, useState, type ChangeEvent } from 'react';
import { announce } from '../announce.ts';
import { showError } from '../toasts/toastStore.ts';
import type { FormErrors } from './formErrors.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The values of a form whose fields start as `start`, their errors, and the props of each field. `showErrors` focuses the
 * first field with an error, or shows a toast if no field has one; typing in a field clears its error. `reset` discards what
 * was typed: the fields show the current `start` again. `set` is for values that are not typed.
 */
export function useFormValues<Name extends string>(start: Readonly<Record<Name, string>>) {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const values: Record<Name, string> = { ...start, ...typed };
  const [errors, setErrors] = useState<FormErrors['fields']>({});
  const form = useRef<HTMLFormElement>(null);

  const set = (name: string, value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _gone, ...others }) => others);
  };
  const change = ({ target }: ChangeEvent<Control>) => set(target.name, target.value);
  const fieldProps = (name: Name) => ({ name, value: values[name], onChange: change, error: errors[name] });

  const showErrors = ({ fields, message }: FormErrors) => {
    setErrors(fields);
    const inputs = Array.from(form.current?.elements ?? []).filter(isControl);
    const first = inputs.find(({ name }) => name in fields);
    if (first === undefined) return showError(message);
    first.focus();
    announce(fields[first.name] ?? message); // a field that has the focus already is not announced again
  };

  const isFilled = Object.values<string>(values).every((value) => value.trim() !== '');
  const reset = () => setTyped({});
  return { form, values, errors, set, fieldProps, showErrors, isFilled, reset };
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
