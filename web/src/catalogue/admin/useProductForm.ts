import { useRef, useState, type ChangeEvent } from 'react';
import type { FormRefusal } from '../../identity/formRefusal.ts';
import { usePictures } from '../../media/usePictures.ts';
import { announce } from '../../ui/announce.ts';
import { showError } from '../../ui/toaster.ts';
import { checkPictures, checkProduct, MOST_PICTURES } from './checkProduct.ts';
import { differingFields, type ProductDraft, type ProductField, type ProductTextField } from './productDraft.ts';
import { productTexts as texts } from './productTexts.ts';

/** A product form's state and what can be done with it. */
export type ProductFormState = ReturnType<typeof useProductForm>;

/**
 * What is entered in a product form that begins as `start`, and what is wrong with it. A field that nobody has touched is as in
 * `start`, also when that changes.
 */
export function useProductForm(start: ProductDraft, { isNew }: { isNew: boolean }) {
  const [typed, setTyped] = useState<Partial<Omit<ProductDraft, 'pictures'>>>({});
  const [errors, setErrors] = useState<FormRefusal['fields']>({});
  const [isHeldUp, setHeldUp] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const forgive = (path: string) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== path)));
  const name = typed.name ?? start.name;
  const pictures = usePictures({
    stored: start.pictures,
    alt: name.trim() === '' ? texts.aProduct : name.trim(),
    most: MOST_PICTURES,
    onChanged: () => forgive('pictures'),
  });
  const draft: ProductDraft = { ...start, ...typed, pictures: pictures.list };

  const set = <Field extends Exclude<ProductField, 'pictures'>>(field: Field, value: ProductDraft[Field]) => {
    setTyped((before) => ({ ...before, [field]: value }));
    forgive(field);
  };
  const textProps = (field: ProductTextField) => ({
    name: field,
    label: texts.fields[field],
    value: draft[field],
    error: errors[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(field, target.value),
  });

  const refuse = ({ fields, message }: FormRefusal) => {
    setErrors(fields);
    const first = Array.from(form.current?.elements ?? []).find((element) => nameOf(element) in fields);
    if (!(first instanceof HTMLElement)) return showError(message);
    first.focus();
    announce(fields[nameOf(first)] ?? message); // the field may have the focus already, and then says nothing
  };

  /** Whether it can be sent as it is; if not, the first field that is wrong has the focus. */
  const check = (): boolean => {
    const found = checkProduct(draft, { isNew });
    const isGood = Object.keys(found).length === 0;
    const { pictures: hindrance, ...others } = found;
    setHeldUp(hindrance !== undefined);
    if (!isGood) refuse({ fields: found, message: texts.checkFields });
    setErrors(others); // what the pictures stand in the way with changes by itself
    return isGood;
  };

  /** Replaces all that was entered. */
  const enter = ({ pictures: entered, ...others }: Partial<ProductDraft>) => {
    setTyped(others);
    pictures.reset(entered ?? null);
  };

  const pictureError = errors['pictures'] ?? (isHeldUp ? checkPictures(pictures.list) : '');
  const isChanged = differingFields(start, draft).length > 0;
  return { form, draft, pictures, pictureError, errors, isChanged, set, forgive, textProps, check, refuse, enter };
}

/** What an element of a form is called; empty for what has no name. */
function nameOf(element: Element): string {
  return element.getAttribute('name') ?? '';
}
