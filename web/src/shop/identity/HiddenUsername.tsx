/** A hidden username field, so that password managers know whose password the form changes. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="email" value={email} readOnly hidden autoComplete="username" />;
}
