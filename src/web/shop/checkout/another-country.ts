/** The choice of the country lists that stands for all that are not in them. */
export const anotherCountry = 'Another country';
