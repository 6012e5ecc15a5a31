/** The price request's place on the page, for links to it. */
export const REQUEST_ID = 'PriceRequest';
