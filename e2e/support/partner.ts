/** The origin of the site that may frame pages, and of one that may not; tests answer for both. */
export const partner = 'http://partner.localhost';
export const stranger = 'http://stranger.localhost';
