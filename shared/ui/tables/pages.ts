/** Returns the first and last page and those beside the current one, with null for gaps: 1 … 4 5 6 … 20. */
export function pageList(page: number, pages: number): (number | null)[] {
  const shown = new Set([1, pages]);
  for (const number of [page - 1, page, page + 1]) if (number >= 1 && number <= pages) shown.add(number);
  // A gap of one page shows that page.
  for (const number of [2, pages - 1]) if (shown.has(number - 1) && shown.has(number + 1)) shown.add(number);
  const sorted = [...shown].toSorted((a, b) => a - b);
  return sorted.flatMap((number, index) =>
    index > 0 && number - (sorted[index - 1] ?? 0) > 1 ? [null, number] : [number],
  );
}
