/** Maximum number of rows of each list of `trackStatistic` by version, country or platform. */
export const longestStatisticList = 50;
