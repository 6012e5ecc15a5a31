/** The fields of a page that tell whether it exists. */
export interface ListedPage {
  readonly data: readonly unknown[];
}

export const isPastEnd = (page: number, found: ListedPage | undefined): boolean => page > 1 && found?.data.length === 0;
