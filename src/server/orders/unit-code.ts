/** The unit that the tax office counts a `product` in: a kit is a set, and parts are sold by the piece or by the pack. */
export const unitCode = `case when product.category = 'kit' then 'SET' when product.pack_size > 1 then 'PAC' else 'NOS' end`;
