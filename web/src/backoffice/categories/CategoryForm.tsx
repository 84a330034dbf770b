import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode, SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ActionHandlers } from '../../relay/actionCallbacks.ts';
import type { FormErrors } from '../../ui/forms/formErrors.ts';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
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

/** What a form of a category or a sub-category gets from its dialog. */
export interface CategorySaving<Values> {
  /** The label of the submit button. */
  action: string;
  /** What a toast says once the values are saved. */
  done: string;
  isBusy: boolean;
  onTouched: () => void;
  /** Called once the values are saved. */
  onDone: () => void;
  /** Saves the values; the handlers are those of the action. */
  onSubmit: (values: Values, handlers: Required<Pick<ActionHandlers, 'onFormErrors' | 'onDone'>>) => void;
}

interface CategoryFormProps extends CategorySaving<CategoryFormValues> {
  /** The initial name and picture. */
  name?: string | undefined;
  picture?: CategoryForm_picture$key | undefined;
  /** Whether the fields of `children` are complete. */
  isComplete?: boolean;
  /** Renders further fields, with the errors by field name. */
  children: (errors: FormErrors['fields']) => ReactNode;
}

/** The common fields of categories and sub-categories: a name, and a picture that needs the name first. */
export function CategoryForm(props: CategoryFormProps) {
  const { action, done, isBusy, isComplete = true, onTouched, onDone, onSubmit, children } = props;
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
    if (!canSubmit || isBusy) return;
    const finish = () => {
      showSuccess(done);
      onDone();
    };
    onSubmit({ name, pictureId: values.pictureId }, { onFormErrors: showErrors, onDone: finish });
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
          label="Picture"
          stored={picture}
          alt={name}
          disabledReason={name === '' ? 'Enter a name first' : ''}
          error={errors['pictureId'] ?? ''}
          onPicture={takePicture}
        />
        {children(errors)}
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
