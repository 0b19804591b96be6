/** Tells a password manager whose password is typed here. */
export const HiddenUsername = ({ username }: { username: string }) => (
  <input type="text" hidden readOnly value={username} autoComplete="username" aria-hidden="true" />
);
