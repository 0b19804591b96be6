/** 'Asha', or the username of someone who gave no first name. */
export const displayName = (user: { readonly firstName: string | null; readonly username: string }): string =>
  user.firstName || user.username;
