/** Maximum number of rows of each list of `trackStatistic` by version, country or platform. */
export const longestStatisticList = 50;

/** Maximum number of news, and of adverts, of `trackStatistic`. */
export const longestItemList = 100;

/** Maximum number of accounts of `trackPlatformStatistic`. */
export const longestAccountList = 5_000;
