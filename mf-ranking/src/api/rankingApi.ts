import { rankList } from '@caravan/shared/contracts/calls';
import { callQuery, createRemoteApi } from '@caravan/shared/store';

export const rankingApi = createRemoteApi('ranking', (build) => ({
  rankList: callQuery(build, rankList),
}));
