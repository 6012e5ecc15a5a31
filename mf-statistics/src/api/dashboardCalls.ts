// The dashboard's calls: none of its schemas comes with other pages.
export { adminLogin, adminLogout, trackPlatformStatistic, trackStatistic } from '@caravan/shared/contracts/calls';
