/** Returns the rows with the highest value: several in a tie, none if no value is above zero. */
export const leadersOf = <Row>(rows: readonly Row[], valueOf: (row: Row) => number): readonly Row[] => {
  const highest = Math.max(0, ...rows.map(valueOf));
  return rows.filter((row) => highest > 0 && valueOf(row) === highest);
};
