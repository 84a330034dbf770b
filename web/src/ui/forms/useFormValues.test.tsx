import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toFormErrors } from './formErrors.ts';
import { useFormValues } from './useFormValues.ts';

function Form() {
  const { form, fieldProps, showErrors } = useFormValues({ email: '' });
  const { error: _shownByTextField, ...props } = fieldProps('email');
  return (
    <form ref={form}>
      <input {...props} aria-label="Email" />
      <button
        type="button"
        onClick={() => showErrors(toFormErrors('no', [{ path: 'email', message: 'Not an email' }]))}
      />
    </form>
  );
}

describe('useFormValues', () => {
  it('announces an error, also of the field that has the focus already', () => {
    render(<Form />);
    screen.getByLabelText('Email').focus();
    screen.getByRole('button').click();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Not an email');
  });
});
