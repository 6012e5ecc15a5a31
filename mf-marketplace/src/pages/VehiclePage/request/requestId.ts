/** Element id of the price request, for links to it. */
export const REQUEST_ID = 'PriceRequest';
