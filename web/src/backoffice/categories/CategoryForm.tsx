import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode, SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FormErrors } from '../../ui/forms/formErrors.ts';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { PictureField } from '../pictures/PictureField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { CategoryForm_picture$key } from './__generated__/CategoryForm_picture.graphql.ts';
import { texts } from './texts.ts';

const MAX_NAME_LENGTH = 60;

/** The entered values. */
export interface CategoryFormValues {
  name: string;
  pictureId: string;
}

interface CategoryFormProps {
  /** The initial name and picture. */
  name?: string | undefined;
  picture?: CategoryForm_picture$key | undefined;
  /** The label of the submit button. */
  action: string;
  isBusy: boolean;
  /** Whether the fields of `children` are complete. */
  isComplete?: boolean;
  onTouched: () => void;
  /** `showErrors` shows each error at its field. */
  onSubmit: (values: CategoryFormValues, showErrors: (errors: FormErrors) => void) => void;
  /** Renders further fields, with the errors by field name. */
  children?: (errors: FormErrors['fields']) => ReactNode;
}

/** The common fields of categories and sub-categories: a name, and a picture that needs the name first. */
export function CategoryForm(props: CategoryFormProps) {
  const { action, isBusy, isComplete = true, onTouched, onSubmit, children } = props;
  const picture = useFragment(
    graphql`
      fragment CategoryForm_picture on Picture {
        id
        ...PictureField_picture
      }
    `,
    props.picture,
  );
  const start = { name: props.name ?? '', pictureId: picture?.id ?? '' };
  const { form, values, errors, set, fieldProps, showErrors, isFilled } = useFormValues(start);
  const name = values.name.trim();
  const canSubmit = isFilled && isComplete;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canSubmit && !isBusy) onSubmit({ name, pictureId: values.pictureId }, showErrors);
  };
  const takePicture = (pictureId: string | null) => {
    set('pictureId', pictureId ?? '');
    onTouched();
  };

  return (
    <Flex asChild direction="column" gap="3">
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          {...fieldProps('name')}
          onInput={onTouched}
          label={texts.name}
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          enterKeyHint="done"
          required
        />
        <PictureField
          label={texts.picture}
          stored={picture}
          alt={name}
          disabledReason={name === '' ? texts.nameFirst : ''}
          error={errors['pictureId'] ?? ''}
          onPicture={takePicture}
        />
        {children?.(errors)}
        <Button type="submit" w="full" mt="1" disabled={!canSubmit} loading={isBusy}>
          {action}
        </Button>
      </form>
    </Flex>
  );
}

/** The fields of the forms of categories and sub-categories that errors without issues are about. */
export const categoryErrorFields = {
  NameTakenError: 'name',
  PictureNotFoundError: 'pictureId',
  CategoryNotFoundError: 'categoryIds',
};
