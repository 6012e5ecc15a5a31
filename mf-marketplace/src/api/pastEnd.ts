/** A page of a list, as far as it says whether there is one. */
export interface ListedPage {
  readonly data: readonly unknown[];
}

/** Whether a page of a list comes after its last one; false while that is not known. */
export const isPastEnd = (page: number, found: ListedPage | undefined): boolean => page > 1 && found?.data.length === 0;
