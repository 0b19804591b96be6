/** '9 items': products, however many there are of each. */
export const itemsText = (count: number): string => (count === 1 ? '1 item' : `${count} items`);
