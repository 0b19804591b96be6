const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Only what has the shape of an id may reach a column of ids. */
export const isUuid = (text: string): boolean => uuidPattern.test(text);
