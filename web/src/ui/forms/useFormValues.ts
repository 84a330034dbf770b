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
  const { form, errors, clearError, showErrors } = useFormErrors();

  const set = (name: string, value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    clearError(name);
  };
  const change = ({ target }: ChangeEvent<Control>) => set(target.name, target.value);
  const fieldProps = (name: Name) => ({ name, value: values[name], onChange: change, error: errors[name] });

  const isFilled = Object.values<string>(values).every((value) => value.trim() !== '');
  const reset = () => setTyped({});
  return { form, values, errors, set, fieldProps, showErrors, isFilled, reset };
}

/** The errors of a form by field. `showErrors` focuses the first field with an error, or shows a toast if no field has one. */
export function useFormErrors() {
  const [errors, setErrors] = useState<FormErrors['fields']>({});
  const form = useRef<HTMLFormElement>(null);
  const clearError = (name: string) => setErrors(({ [name]: _gone, ...others }) => others);
  const showErrors = ({ fields, message }: FormErrors) => {
    setErrors(fields);
    const first = Array.from(form.current?.elements ?? []).find((element) => nameOf(element) in fields);
    if (!(first instanceof HTMLElement)) return showError(message);
    first.focus();
    announce(fields[nameOf(first)] ?? message); // a field that has the focus already is not announced again
  };
  return { form, errors, setErrors, clearError, showErrors };
}

/** The name of a form element; empty if it has none. */
function nameOf(element: Element): string {
  return element.getAttribute('name') ?? '';
}
