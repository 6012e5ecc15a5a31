// Every call of this remote. The file loads with the first of them (`api.ts`).
export { rankList, trendList } from '@caravan/shared/contracts/calls';
