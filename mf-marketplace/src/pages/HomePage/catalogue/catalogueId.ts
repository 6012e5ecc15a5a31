/** The section's id: where `#Catalogue` of the menu leads. */
export const CATALOGUE = 'Catalogue';
