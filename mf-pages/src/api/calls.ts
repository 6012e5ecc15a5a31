// Every call of this remote. The file loads with the first of them (`api.ts`).
export { modelTree } from '@caravan/shared/contracts/calls';
