/** Tells password managers whose password the form is about, where nobody has to type it. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="email" value={email} readOnly hidden autoComplete="username" />;
}
